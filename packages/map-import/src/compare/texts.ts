// What an import says to the office's planners of the map before it.

import { amount, MOST, namesInLine } from '../texts.ts';
import type { Claim } from './old-numbers.ts';
import type { Shrunk } from './shrunk.ts';
import type { Tally } from './tally.ts';

/** Names, the first of them by name. */
const some = (names: readonly string[], count = names.length) =>
  `${names.slice(0, MOST).join(', ')}${count > Math.min(names.length, MOST) ? `, dan ${amount(count - Math.min(names.length, MOST))} lagi` : ''}`;
const listed = ({ count, first }: Tally) => some(first, count);

// Reading
export const unreadMade =
  'dibuat.json dari peta lama tidak ada atau tidak dapat dibaca; lapis dan jumlahnya tidak dibandingkan.';
export const unreadLists =
  'indeks/kota.json dari peta lama tidak ada atau tidak dapat dibaca; nomor, zona, dan kelurahannya tidak dibandingkan.';
export const unreadOldNumbers =
  'indeks/nomor-lama.json dari peta lama tidak dapat dibaca; nomor yang pernah pindah tidak diteruskan.';
export const unreadParcels = (ids: readonly string[]) =>
  `${some(ids.map((id) => `indeks/persil-${id}.json`))} dari peta lama tidak ada atau tidak dapat dibaca; nomor di dalamnya tidak dibandingkan.`;
export const noColumn = (file: string, key: string, name: string, head: readonly string[]) =>
  `${file}: tidak ada kolom '${name}' (${key}). Yang ada: ${namesInLine(head)}.`;
export const unreadTable = (file: string) =>
  `${file}: tabel ini tidak dapat dibaca, atau lebih panjang dari 20.000 baris. Simpan sekali lagi sebagai 'CSV UTF-8'.`;

// Parcels
export const SAME = 'Nomor, zona, luas, lapis, dan kelurahan sama seperti sebelumnya.';
export const gone = (tally: Tally) =>
  `${amount(tally.count)} nomor persil tidak ada lagi: ${listed(tally)}. Bila hanya nomornya yang berganti, sebut nomor lamanya di sumber.yaml ('nomor-lama').`;
export const added = (tally: Tally) => `${amount(tally.count)} nomor persil baru: ${listed(tally)}`;
export const moved = (numbers: readonly string[]) =>
  `${amount(numbers.length)} nomor persil sekarang menunjuk tanah lain: ${some(numbers)}. Bila itu keliru, periksa kolom nomornya.`;
export const zoneChanged = (zones: string, tally: Tally) =>
  `${amount(tally.count)} persil berganti zona, ${zones}: ${listed(tally)}`;
export const otherZones = (count: number) => `${amount(count)} persil lagi berganti zona`;
export const NO_ZONE = 'tanpa zona';
export const areaChanged = (tally: Tally) =>
  `${amount(tally.count)} persil berubah luasnya lebih dari 1%: ${listed(tally)}`;

// Zones, kelurahan, layers
export const landless = (codes: readonly string[]) =>
  `${amount(codes.length)} zona tidak punya lahan lagi: ${some(codes)}. Bila zonanya dicabut, hapus barisnya dari tabel zona dan kolomnya dari tabel kegiatan.`;
export const unruled = (codes: readonly string[]) =>
  `Tambahkan kolom zona ini ke tabel kegiatan: ${some(codes)}. Tanpa kolom, peta tidak dapat menyebut kegiatannya.`;
export const goneKelurahan = (names: readonly string[]) =>
  `${amount(names.length)} kelurahan tidak ada lagi: ${some(names)}`;
export const otherId = ({ name, was, is }: { name: string; was: string; is: string }) =>
  `kelurahan ${name} berganti id dari ${was} ke ${is}, dan nomor semua persilnya ikut berganti`;
export const otherIds = (count: number) => `${amount(count)} kelurahan lagi berganti id`;
export const goneLayers = (ids: readonly string[]) =>
  `${amount(ids.length)} lapis tidak ada lagi: ${some(ids)}`;

// Old numbers
export const featurePlace = (number: number) => `fitur ${number}`;
export const rowPlace = (line: number) => `baris ${line}`;
const claimed = (claims: readonly Claim[]) =>
  some(
    claims.map(
      (claim) =>
        `${claim.old || '(tanpa nomor)'} ke ${claim.new || '(tanpa nomor)'} di ${claim.file} ${claim.place}`,
    ),
  );
export const unnumbered = (claims: readonly Claim[]) =>
  `${amount(claims.length)} baris tanpa nomor lama dilewati (${claimed(claims)})`;
export const reused = (claims: readonly Claim[]) =>
  `${amount(claims.length)} nomor lama sekarang nomor persil lain; kartunya menyebut nomor baru bidang yang lama (${claimed(claims)})`;
export const unknown = (claims: readonly Claim[]) =>
  `${amount(claims.length)} nomor lama tidak dialihkan: nomor barunya tidak ada di peta, atau ada di beberapa kelurahan; perbaiki, atau tulis dengan id kelurahannya (${claimed(claims)})`;
export const contested = (claims: readonly Claim[]) =>
  `${amount(claims.length)} nomor lama tidak dialihkan: beberapa persil mengakuinya (${claimed(claims)})`;
export const renamed = (count: number) => `${amount(count)} nomor lama dialihkan ke nomor barunya`;

// Shrinking
const COUNTED: Readonly<Record<string, string>> = {
  parcels: 'persil',
  blocks: 'blok',
  kelurahan: 'kelurahan',
  streets: 'jalan',
  buildings: 'bangunan',
};
/** A line of what is gone, or half or less of what it was. */
export const shrink = ({ what, was, is }: Shrunk) => {
  const counted = COUNTED[what];
  if (counted !== undefined) return `${counted}: dulu ${amount(was ?? 0)}, sekarang ${amount(is)}`;
  if (is > 0) return `lapis ${what}: dulu ${amount(was ?? 0)}, sekarang ${amount(is)}`;
  return `lapis ${what}: dulu ${was === undefined ? 'ada' : `${amount(was)} fitur`}, sekarang tidak ada`;
};
const GO_ON =
  "Periksa berkas dan sumber.yaml. Bila memang begitu, jalankan 'npm run map:import -- --lanjut'.";
export const shrunk = (list: readonly Shrunk[]) =>
  ['Peta baru kehilangan separuh atau lebih dari:', ...list.map((one) => `  ${shrink(one)}`), GO_ON].join(
    '\n',
  );
export const elsewhere = (was: string, is: string) =>
  `Peta lama terletak di ${was}, peta baru di ${is}. ${GO_ON}`;
export const OTHER_CITY = 'Peta lama terletak di tempat lain, jadi tidak dibandingkan.';
export const SAME_DATE =
  "'tanggal' di sumber.yaml tidak lebih baru daripada peta yang lama, jadi tautan lama tidak dapat dibedakan. Tulis tanggal data yang baru, lalu impor sekali lagi.";
