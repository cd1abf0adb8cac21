import { csvTable, separatorOf } from '@bupc/content/files';
import type { NamedZone } from '../city/blocks.ts';
import { Refusal } from '../refusal.ts';
import * as texts from '../texts.ts';

/** The columns of zona.csv. */
const COLUMNS =
  'kode;nama;kelompok;terang;gelap;pola;kdb;klb;kdh;lantai;tinggi;gsb_depan;gsb_belakang;gsb_samping;pasal';

interface Look {
  readonly group: string;
  readonly light: string;
  readonly dark: string;
  readonly pattern: string;
}

const look = (group: string, light: string, dark: string, pattern = 'polos'): Look => ({
  group,
  light,
  dark,
  pattern,
});

/** The national codes of detailed plans, the longest first where one begins with another. */
const NATIONAL: readonly (readonly [code: string, look: Look])[] = [
  ['RTH', look('Ruang terbuka hijau', '#98C581', '#3F6B41', 'titik')],
  ['RTNH', look('Ruang terbuka nonhijau', '#C9CDB8', '#5C6152', 'titik')],
  ['KPI', look('Industri', '#7F7692', '#5D576A', 'kisi')],
  ['SPU', look('Sarana pelayanan umum', '#7A9FC4', '#46688C', 'tambah')],
  ['KT', look('Perkantoran', '#C79DBE', '#745470', 'tegak')],
  ['HK', look('Pertahanan dan keamanan', '#8A8F6A', '#565A41', 'kisi')],
  ['PTL', look('Pembangkitan tenaga listrik', '#A7A0B8', '#5F5970', 'kisi')],
  ['BJ', look('Badan jalan', '#D9D2C7', '#565350')],
  ['BA', look('Badan air', '#B4DADF', '#04343F')],
  ['PS', look('Perlindungan setempat', '#BFDDCB', '#37563F', 'datar')],
  ['EM', look('Ekosistem mangrove', '#2A6A74', '#275247', 'datar')],
  ['HL', look('Hutan lindung', '#3F7A4C', '#2A5236', 'datar')],
  ['CB', look('Cagar budaya', '#C9A06A', '#6E5636', 'datar')],
  ['TR', look('Transportasi', '#B3A698', '#555A58')],
  ['PL', look('Peruntukan lainnya', '#CFC8B4', '#6A6656')],
  ['R', look('Perumahan', '#F0CB55', '#75632F')],
  ['K', look('Perdagangan dan jasa', '#CF4F3B', '#853528', 'miring naik')],
  ['C', look('Campuran', '#E99A5E', '#7F5430', 'miring turun')],
  ['P', look('Pertanian', '#DFDE98', '#707A48', 'putus')],
  ['W', look('Pariwisata', '#E7A9C0', '#7E5466', 'tegak')],
];

/** For codes that are not national. */
const PALETTE: readonly Look[] = [
  look('', '#F7DE8A', '#867648'),
  look('', '#9CC3A5', '#42664B', 'titik'),
  look('', '#E0A79A', '#7D4F45', 'miring naik'),
  look('', '#A9B7D6', '#4E5C7C', 'tambah'),
  look('', '#CBB6DA', '#665378', 'tegak'),
  look('', '#C8BFA9', '#635C4B', 'kisi'),
  look('', '#A5CFCB', '#3F6A67', 'datar'),
  look('', '#E5C79F', '#7A6140', 'miring turun'),
];

/** What became of zona.csv. */
export interface ZoneTable {
  /** Its text; what was there is untouched. */
  readonly text: string;
  /** The codes that were added, to be filled in. */
  readonly added: readonly string[];
}

/**
 * Adds a row for each zone that the table does not have: code, name, group, colours and pattern; its limits stay empty.
 * @param table the text of zona.csv; undefined where there is none yet
 * @throws CsvError, and Refusal where the table has no column of codes
 */
export function addZones(table: string | undefined, zones: readonly NamedZone[]): ZoneTable {
  const text = table?.trim() ? table : `${COLUMNS}\n`;
  const separator = separatorOf(text);
  const { head, rows } = csvTable(text);
  const columns = head.map((name) => name.toLowerCase());
  if (!columns.includes('kode')) throw new Refusal(texts.zonesNoCodes(head));
  const known = new Set(rows.map(({ cells }) => cells[columns.indexOf('kode')]));
  const missing = zones.filter(({ code }) => !known.has(code));
  if (missing.length === 0) return { text, added: [] };
  const end = /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
  const lines = missing.map((zone, index) => {
    const cells = cellsOf(zone, index);
    return columns.map((name) => quoted(cells[name] ?? '', separator)).join(separator);
  });
  const start = /[\r\n]$/.test(text) ? text : text + end;
  return { text: start + lines.map((line) => line + end).join(''), added: missing.map(({ code }) => code) };
}

function cellsOf({ code, name, group }: NamedZone, index: number): Readonly<Record<string, string>> {
  // Only the national schema gives its zones names; elsewhere the same letters mean other things.
  const national =
    name && NATIONAL.find(([begin]) => new RegExp(`^${begin}([-. ]?\\d.*)?$`, 'i').test(code))?.[1];
  const found = national || (PALETTE[index % PALETTE.length] as Look);
  return {
    kode: code,
    nama: name || code,
    kelompok: group || found.group || 'Lain-lain',
    terang: found.light,
    gelap: found.dark,
    pola: found.pattern,
  };
}

const quoted = (cell: string, separator: string): string =>
  cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
