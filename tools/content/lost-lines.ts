import { type ContentReport, lostLine } from '@bupc/content';
import { said } from '@bupc/content/files';

/** Says of each feed of which mistakes left nothing, or more than half is gone, what became of it. */
export function lostLines({ feeds }: Pick<ContentReport, 'feeds'>): string[] {
  return feeds.flatMap(({ name, items, lost }) => (lost === undefined ? [] : [lostLine(name, items, lost)]));
}

/** Says which feeds of the folder a site cannot be built with: nothing is left of them and there is no last copy, or half is gone. */
export function stoppingLines({ feeds }: Pick<ContentReport, 'feeds'>): string[] {
  return lostLines({ feeds: feeds.filter(({ lost }) => lost && lost.fate !== 'stale') });
}

/** Says at the end of a build how many mistakes it left out, and how many files nobody uses; undefined where there are none. */
export function countLine(mistakes: number, unused: number): string | undefined {
  if (mistakes + unused === 0) return undefined;
  return said(
    `Folder isi: ${mistakes} kesalahan dan ${unused} berkas yang tidak dipakai; npm run content:check menyebutnya`,
    `Content folder: ${mistakes} mistakes and ${unused} files that nobody uses; npm run content:check names them`,
  );
}
