import { mistakeLine } from '@bupc/content/files';
import { judgeMap } from '../../../../tools/city/map/read-map.ts';
import { madeFiles, writeFiles } from '../../made-files.ts';

/** The first line of zona.csv. */
export const HEAD =
  'kode;nama;kelompok;terang;gelap;pola;kdb;klb;kdh;lantai;tinggi;gsb_depan;gsb_belakang;gsb_samping;pasal';
/** A zone in a line of it. */
export const R2 = 'R-2;Perumahan;;#F0CB55;#75632F;;60;1,8;20%;3;12 m;3;2;1;pasal 42';

/** The same with another value in a column. */
export const withR2 = (column: string, value: string): string => {
  const cells = R2.split(';');
  cells[HEAD.split(';').indexOf(column)] = value;
  return cells.join(';');
};

/** A plain peta.yaml. */
export const PETA = `folder: https://peta.kota.id/
bounds: [112.7, -7.3, 112.8, -7.2]
centre: [112.75, -7.25]
attribution: Dinas
regulation: { title: Perwali 1, about: RDTR, date: 2026-07-01, found: RDTR }
`;

/** Reads the map of a content folder with these files beside a plain peta.yaml: what comes of it, and the mistakes in lines. */
export async function readMapWith(files: Readonly<Record<string, string | Uint8Array>>) {
  const zones = [HEAD, R2, withR2('kode', 'K-1')].join('\n');
  const folder = madeFiles({ 'peta/peta.yaml': PETA, 'peta/zona.csv': zones });
  writeFiles(`${folder}/peta`, files);
  const { value, mistakes } = await judgeMap({ CONTENT_DIR: folder });
  return { map: value, mistakes: mistakes?.map((one) => mistakeLine(one).replace(`${folder}/`, '')) };
}
