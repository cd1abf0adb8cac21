import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { GUIDE } from '../../src/domain/guide/guide.ts';
import type { SearchedPage } from '../../src/domain/search/entries-of-items.ts';
import '../../src/ui/guide/pdf-missing.ts';

const ID = 'virtual:guide-pages';

// Characters of a page: a page full of small print has fewer.
const MAX_PAGE = 4000;

/**
 * Writes the text of the guide into the build, page by page, as a file of its own that the search asks for (spec §2
 * Search). A guide that cannot be read has no pages, and the build says so.
 * @param folder where the files of the site are
 */
export function guidePages(folder = resolve('public')): Plugin {
  return {
    name: 'guide-pages',
    resolveId: (source) => (source === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      const pages = await readGuidePages(resolve(folder, `.${GUIDE.file}`)).catch((error: unknown) => {
        this.warn(`The guide cannot be searched: ${error instanceof Error ? error.message : error}`);
        return [];
      });
      return `export const GUIDE_PAGES = ${JSON.stringify(pages)};`;
    },
  };
}

/**
 * Reads the pages of a PDF document: the entry of the outline that begins there, else the first line, and the text.
 * @throws where there is no such document, or none that can be read
 */
export async function readGuidePages(file: string): Promise<SearchedPage[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const data = new Uint8Array(await readFile(file));
  const task = getDocument({ data, useSystemFonts: false, disableFontFace: true, verbosity: 0 });
  const pdf = await task.promise;
  try {
    const titles = new Map<number, string>();
    for (const { title, dest } of (await pdf.getOutline()) ?? []) {
      const place = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
      if (!Array.isArray(place)) continue;
      const [page] = place;
      const index = typeof page === 'number' ? page : await pdf.getPageIndex(page);
      if (!titles.has(index)) titles.set(index, title.trim());
    }
    const pages: SearchedPage[] = [];
    for (let page = 1; page <= pdf.numPages; page += 1) {
      const { items } = await (await pdf.getPage(page)).getTextContent();
      const lines = items.map((item: { str?: string; hasEOL?: boolean }) =>
        item.str === undefined ? '' : `${item.str}${item.hasEOL ? '\n' : ''}`,
      );
      const text = lines.join('');
      const [first = ''] = text
        .split('\n')
        .map((line: string) => line.trim())
        .filter((line: string) => /\p{L}{3}/u.test(line));
      const title = (titles.get(page - 1) ?? first).slice(0, 100);
      const line = text.replace(/\s+/g, ' ').trim();
      // The title says it already.
      const rest = line.startsWith(title) ? line.slice(title.length).trimStart() : line;
      pages.push({ page, title, text: rest.slice(0, MAX_PAGE) });
    }
    return pages;
  } finally {
    await task.destroy();
  }
}
