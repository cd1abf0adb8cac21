import { readFile } from 'node:fs/promises';
import '../../src/ui/guide/pdf-missing.ts';
import { said } from '@bupc/content/files';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { CityConfig } from '../../src/domain/city-config.ts';
import type { SearchedPage } from '../../src/domain/search/entries-of-items.ts';
import { type Environment, siteFile } from './city-files.ts';
import { readCity } from './read-city.ts';

// Characters of a page: a page full of small print has fewer.
const MAX_PAGE = 4000;

/** Reads the pages of the office's guide; none where it has none. @throws where it cannot be read */
export const pagesOfGuide = async (
  env: Environment,
  { guideFile }: Pick<CityConfig, 'guideFile'>,
): Promise<SearchedPage[]> => (guideFile === undefined ? [] : readGuidePages(siteFile(env, guideFile)));

/**
 * Gives the text of the module of the guide's pages, which the search asks for (spec §2 Search). A guide that cannot be read has no
 * pages, and the build says so; an office may have none. @throws CityError
 */
export const guidePagesText = async (env: Environment): Promise<string> => {
  const pages = await pagesOfGuide(env, readCity(env)).catch((error: unknown) => {
    console.warn(
      said(
        `Buku panduan tidak dapat dicari (${error instanceof Error ? error.message : error})`,
        `The guide cannot be searched: ${error instanceof Error ? error.message : error}`,
      ),
    );
    return [];
  });
  return `export const GUIDE_PAGES = ${JSON.stringify(pages)};`;
};

/**
 * Reads the pages of a PDF document: the entry of the outline that begins there, else the first line, and the text.
 * @throws where there is no such document, or none that can be read
 */
export async function readGuidePages(file: string): Promise<SearchedPage[]> {
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
