const NUMBER_AND_UNIT =
  /(?<=\d) (?=(?:m²|m2|m|km|cm|ha|%|persen|meter|lantai|persil|hari|jam|menit|bulan|tahun|WIB)(?![\p{L}\p{N}]))/gu;
const MONTHS =
  'Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember|Jan|Feb|Mar|Apr|Jun|Jul|Agu|Sep|Okt|Nov|Des';
const DAY_AND_MONTH = new RegExp(`(?<=\\d) (?=(?:${MONTHS})(?![\\p{L}\\p{N}]))`, 'gu');
const MONTH_AND_YEAR = new RegExp(`(?<=(?<![\\p{L}\\p{N}])(?:${MONTHS}|Tahun)) (?=\\d{4}(?!\\d))`, 'gu');
const WORD_AND_NUMBER =
  /(?<=(?<![\p{L}\p{N}])(?:Pasal|ayat|huruf|angka|Bab|BAB|Lampiran|Nomor|No\.|Perwali|Perda|Rp)) (?=\d|\(\d|[IVX]+(?![\p{L}])|[a-z](?![\p{L}\p{N}]))/gu;

/**
 * Holds a number and its unit, and a word and the number that it counts by, together at the end of a line: '30 m', 'Pasal 44',
 * 'Perwali 31/2021', 'Rp 1.000', '30 Juni 2025', 'Tahun 2021'. Only blanks change, each into one that does not break, so that places in the text stay theirs.
 */
export const unbroken = (text: string): string =>
  [NUMBER_AND_UNIT, DAY_AND_MONTH, MONTH_AND_YEAR, WORD_AND_NUMBER].reduce(
    (changed, blank) => changed.replace(blank, '\u00a0'),
    text,
  );
