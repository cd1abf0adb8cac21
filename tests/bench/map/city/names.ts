/** The kelurahan from north-west to south-east, four in a row, with their district. */
export const KELURAHAN: readonly (readonly [name: string, district: string])[] = [
  ['Muarajati', 'Bandar Utara'],
  ['Pesisir Baru', 'Bandar Utara'],
  ['Bandar Lama', 'Bandar Utara'],
  ['Tanjung Layar', 'Bandar Utara'],
  ['Karangmulya', 'Kota Tengah'],
  ['Cempaka', 'Kota Tengah'],
  ['Balai Kota', 'Kota Tengah'],
  ['Kebonwaru', 'Kota Tengah'],
  ['Tegalrejo', 'Lembah Selatan'],
  ['Rawabening', 'Lembah Selatan'],
  ['Sukamaju', 'Kota Tengah'],
  ['Pasirindah', 'Kota Tengah'],
  ['Wanasari', 'Lembah Selatan'],
  ['Lembah Asri', 'Lembah Selatan'],
  ['Kalisari', 'Lembah Selatan'],
  ['Bukit Hijau', 'Lembah Selatan'],
];

/** The wide streets across, from south to north, and along, from west to east. */
export const ARTERIALS_ACROSS = [
  'Jalan Raya Lingkar Selatan',
  'Jalan Tanjungsari Raya',
  'Jalan Balai Kota',
  'Jalan Pelabuhan Lama',
  'Jalan Pantai Utara',
];
/** The wide streets along. */
export const ARTERIALS_ALONG = [
  'Jalan Lingkar Barat',
  'Jalan Tanjungsari',
  'Jalan Wening Raya',
  'Jalan Kebonwaru',
  'Jalan Lingkar Timur',
];

/** What the streets of each kelurahan are called, before their number: across, then along. */
export const THEMES: readonly (readonly [across: string, along: string])[] = [
  ['Samudra', 'Muara'],
  ['Pesisir', 'Karang'],
  ['Nakhoda', 'Bandar'],
  ['Layar', 'Tanjung'],
  ['Karangmulya', 'Cendana'],
  ['Cempaka', 'Kenanga'],
  ['Pemuda', 'Pahlawan'],
  ['Kebonwaru', 'Waru'],
  ['Tegalrejo', 'Padi'],
  ['Rawabening', 'Rajawali'],
  ['Sukamaju', 'Melati'],
  ['Pasirindah', 'Pasir'],
  ['Wanasari', 'Jati'],
  ['Lembah Asri', 'Bambu'],
  ['Kalisari', 'Teratai'],
  ['Bukit Hijau', 'Mahoni'],
];

const UNITS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];

/** Writes a number from 1 to 39 as streets have it: 'XIV'. */
export function roman(number: number): string {
  return 'X'.repeat(Math.floor(number / 10)) + (UNITS[number % 10] ?? '');
}
