import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { firstViewOf } from './page.ts';
import { splitStyles } from './split-styles.ts';

/**
 * Parts the styles of a page that has room for late ones, and writes these to a file of their own.
 * @param dist the folder of the build
 * @param css the whole sheet
 * @param html the rendered page, or several that have the same styles
 * @returns what is inlined, and the address of the rest; undefined for a page that inlines the whole sheet
 */
export async function pageStyles(
  dist: string,
  css: string,
  ...html: readonly string[]
): Promise<{ early: string; lateUrl: string } | undefined> {
  const firstViews = html.map(firstViewOf).filter((view) => view !== undefined);
  if (firstViews.length === 0) return undefined;
  const { early, late } = splitStyles(css, firstViews.join(''));
  const hash = createHash('sha256').update(late).digest('base64url').slice(0, 8);
  const lateUrl = `/assets/late-${hash}.css`;
  await writeFile(resolve(dist, `.${lateUrl}`), late);
  return { early, lateUrl };
}
