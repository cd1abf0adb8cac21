import { strToU8, zipSync } from 'fflate';

/** A sheet of a made workbook: the XML of its rows, and whether it is seen. */
export interface MadeSheet {
  readonly rows: string;
  readonly state?: 'hidden' | 'veryHidden';
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Makes a workbook as spreadsheets write it; its styles 1 to 3 show percent, a day, and percent of its own. */
export function madeWorkbook(sheets: readonly MadeSheet[], properties = ''): Uint8Array {
  const all = <T>(write: (sheet: MadeSheet, number: number) => T) =>
    sheets.map((sheet, at) => write(sheet, at + 1));
  const related = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const files = {
    'xl/workbook.xml': `<workbook xmlns:r="${OFFICE}"><workbookPr ${properties}/><sheets>${all(
      ({ state }, number) =>
        `<sheet name="L${number}" sheetId="${number}" ${state ? `state="${state}"` : ''} r:id="r${number}"/>`,
    ).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${all((_, number) =>
      related(`r${number}`, 'worksheet', `worksheets/sheet${number}.xml`),
    ).join(
      '',
    )}${related('s', 'styles', 'styles.xml')}${related('t', 'sharedStrings', '/xl/texts.xml')}</Relationships>`,
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0.0%"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    'xl/texts.xml':
      '<x:sst xmlns:x="y"><x:si><x:t>Café &amp; </x:t></x:si><x:si><x:r><x:t>Ru</x:t></x:r><x:r><x:t>mah</x:t></x:r><x:rPh><x:t>no</x:t></x:rPh></x:si></x:sst>',
    ...Object.fromEntries(
      all(({ rows }, number) => [
        `xl/worksheets/sheet${number}.xml`,
        `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)])));
}

/** Makes a row of a sheet from the XML of its cells: `<v>` alone is a number. */
export const madeRow = (...cells: readonly string[]): string => `<row>${cells.join('')}</row>`;
