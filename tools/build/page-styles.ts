import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { firstViewOf } from './page.ts';
import { splitStyles } from './split-styles.ts';

/**
 * Parts the styles of pages by what is first seen of any of them, and writes the late ones to a file of their own.
 * @param dist the folder of the build
 * @param css the whole sheet
 * @param html the rendered pages
 * @returns what is inlined, and the address of the rest
 */
export async function pageStyles(
  dist: string,
  css: string,
  html: readonly string[],
): Promise<{ early: string; lateUrl: string }> {
  const { early, late } = splitStyles(css, html.map(firstViewOf).join(''));
  const hash = createHash('sha256').update(late).digest('base64url').slice(0, 8);
  const lateUrl = `/assets/late-${hash}.css`;
  await writeFile(resolve(dist, `.${lateUrl}`), late);
  return { early, lateUrl };
}
