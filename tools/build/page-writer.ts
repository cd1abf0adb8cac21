import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { CityConfig } from '../../src/domain/city-config.ts';
import type { RenderedPage } from '../../src/prerender.tsx';
import { pageHead } from '../share/share-site.ts';
import { type ComposedPage, composePage, type PageParts } from './page.ts';
import { pageStyles } from './page-styles.ts';

/** What the pages of a build share. */
export interface SharedParts {
  readonly city: CityConfig;
  /** The address of what the landing page was rendered of. */
  readonly snapshotUrl: string | undefined;
  readonly parts: PageParts;
}

/**
 * Writes the rendered pages of a build into its folder, each with its styles.
 * @returns also what was written by file, the inlined styles, and the addresses of those that follow
 */
export function pageWriter(dist: string, { city, snapshotUrl, parts }: SharedParts) {
  const { shell } = parts;
  const pages = new Map<string, string>();
  const inline = new Set([shell.css]);
  const late = new Set<string>();
  const stylesOf = async (...html: readonly string[]) => {
    const styles = await pageStyles(dist, shell.css, ...html);
    if (styles) {
      inline.add(styles.early);
      late.add(styles.lateUrl);
    }
    return styles;
  };
  const write = async (page: RenderedPage, own: Pick<ComposedPage, 'styles' | 'sheets'>) => {
    const isMadeOfIt = Object.keys(page.snapshot).length > 0;
    const composed = { ...page, ...own, snapshotUrl: isMadeOfIt ? snapshotUrl : undefined };
    const html = composePage(parts, { ...composed, ...pageHead(city, page) });
    const file = resolve(dist, page.file);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
    pages.set(page.file, html);
    return composed;
  };
  /** Writes pages, each with styles of its own; gives the landing page. */
  const writeAll = async (rendered: readonly RenderedPage[]): Promise<ComposedPage> => {
    const composed: ComposedPage[] = [];
    for (const page of rendered) composed.push(await write(page, { styles: await stylesOf(page.html) }));
    const landing = composed.find(({ file }) => file === 'home.html');
    if (landing === undefined) throw new Error('the landing page was not rendered');
    return landing;
  };
  /**
   * Writes pages that look alike, with the same styles: each of its own would be one more in the policy.
   * @param sheets addresses of further ones
   */
  const writeAlike = async (rendered: readonly RenderedPage[], sheets: readonly string[]): Promise<void> => {
    const styles = await stylesOf(...rendered.map(({ html }) => html));
    for (const page of rendered) await write(page, { styles, sheets });
  };
  return { pages, inline, late, writeAll, writeAlike };
}
