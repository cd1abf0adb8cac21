import { type Mistake, said, type Table } from '@bupc/content/files';

/** How much of a table was read and used, as a note of the check. */
export type TableAccount = Mistake;

/**
 * Says how many rows of a table of the map were read and how many used, and what of its workbook was not read. A row that cannot be used
 * is a mistake that says why.
 * @param used how many of its rows the map uses
 * @param what they are there: 'zones'
 * @param more lines of titles above its rows, and cells that forbid without saying so
 */
export function tableAccount(
  { file, rows, otherSheets = [] }: Table & { readonly file: string },
  used: number,
  what: string,
  { titles = 0, empty = 0, dash = 0 }: { titles?: number; empty?: number; dash?: number } = {},
): TableAccount {
  const sheets = otherSheets.map((name) => `'${name}'`).join(', ');
  const others =
    sheets === ''
      ? ''
      : said(
          `; lembar lain di buku kerja ini tidak dibaca: ${sheets}`,
          `; other sheets of the workbook are not read: ${sheets}`,
        );
  const above = titles > 0 ? said(`, ${titles} baris judul`, `, ${titles} lines of titles`) : '';
  const forbids =
    empty + dash > 0
      ? said(
          `; ${empty} sel kosong dan ${dash} sel berisi tanda hubung, yang berarti dilarang seperti X`,
          `; ${empty} cells are empty and ${dash} hold a dash, which forbid as X does`,
        )
      : '';
  return {
    file,
    message: said(
      `${rows.length} baris dibaca: ${used} ${what}${above}${forbids}${others}`,
      `${rows.length} rows read: ${used} ${what}${above}${forbids}${others}`,
    ),
  };
}
