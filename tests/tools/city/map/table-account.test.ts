import { expect, it } from 'vitest';
import { tableAccounts } from '../../../../tools/city/map/read-map.ts';
import { tableAccount } from '../../../../tools/city/map/table-account.ts';
import { madeFiles } from '../../made-files.ts';
import { HEAD, PETA, R2, withR2 } from './map-folder.ts';

const ANNEX = [
  'Lampiran II;;;',
  ';;Zona;',
  'kegiatan;id;R-2;K-1',
  'Kos;;I;X',
  'Warung;;B1;T',
  'Gudang;;;-',
].join('\n');

it.each([
  ['zona.csv', [HEAD, R2, withR2('kode', 'K-1')].join('\n'), '2 rows read: 2 zones'],
  ['zona.csv', [HEAD, R2, withR2('kdb', 'banyak')].join('\n'), '2 rows read: 1 zones'],
  [
    'kegiatan.csv',
    ANNEX,
    '5 rows read: 3 activities, 2 lines of titles; 1 cells are empty and 1 hold a dash, which forbid as X does',
  ],
  ['syarat.csv', 'kode;syarat\nB1;Paling luas 60 m².\nB9;Tidak dipakai.', '2 rows read: 1 conditions'],
])('of %s every row is accounted for: %#', async (name, text, message) => {
  const zones = [HEAD, R2, withR2('kode', 'K-1')].join('\n');
  const files = { 'peta/peta.yaml': PETA, 'peta/zona.csv': zones, 'peta/kegiatan.csv': ANNEX };
  const folder = madeFiles({ ...files, [`peta/${name}`]: text });
  const accounts = await tableAccounts({ CONTENT_DIR: folder });
  expect(accounts.filter(({ file }) => file.endsWith(name)).map((one) => one.message)).toEqual([message]);
});

it('names the sheets of a workbook that are not read', () => {
  const rows = [{ cells: ['R-2'], line: 2 }];
  const table = { file: 'peta/zona.xlsx', head: ['kode'], rows, otherSheets: ['Lama', 'Catatan'] };
  expect(tableAccount(table, 1, 'zones')).toEqual({
    file: 'peta/zona.xlsx',
    message: "1 rows read: 1 zones; other sheets of the workbook are not read: 'Lama', 'Catatan'",
  });
});
