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

/** What a page asks for at once that not all pages do. */
type OwnParts = Pick<ComposedPage, 'parts'>;

/**
 * Writes the rendered pages of a build into its folder, each with its styles.
 * @returns also what was written by file, the inlined styles, and the addresses of those that follow
 */
export function pageWriter(dist: string, { city, snapshotUrl, parts }: SharedParts) {
  const { shell } = parts;
  const pages = new Map<string, string>();
  const inline = new Set<string>();
  const late = new Set<string>();
  const write = async (page: RenderedPage, own: OwnParts & Pick<ComposedPage, 'styles'>) => {
    const isMadeOfIt = Object.keys(page.snapshot).length > 0;
    const composed = { ...page, ...own, snapshotUrl: isMadeOfIt ? snapshotUrl : undefined };
    const html = composePage(parts, { ...composed, ...pageHead(city, page) });
    const file = resolve(dist, page.file);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
    pages.set(page.file, html);
    return composed;
  };
  /**
   * Writes pages with the same styles: each of its own would be one more in the policy.
   * @param own what they have besides
   * @param css their own styles, beside those of every page
   */
  const writeAlike = async (
    rendered: readonly RenderedPage[],
    own: OwnParts = {},
    css = '',
  ): Promise<ComposedPage[]> => {
    const styles = await pageStyles(
      dist,
      [shell.css, css].join('\n'),
      rendered.map(({ html }) => html),
    );
    inline.add(styles.early);
    late.add(styles.lateUrl);
    return Promise.all(rendered.map((page) => write(page, { styles, ...own })));
  };
  return { pages, inline, late, writeAlike };
}
