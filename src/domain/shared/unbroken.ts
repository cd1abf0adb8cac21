const NUMBER_AND_UNIT =
  /(?<=\d) (?=(?:m²|m2|m|km|cm|ha|%|persen|meter|lantai|hari|jam|menit|bulan|tahun|WIB)(?![\p{L}\p{N}]))/gu;
const WORD_AND_NUMBER =
  /(?<=(?<![\p{L}\p{N}])(?:Pasal|ayat|huruf|angka|Bab|BAB|Lampiran|Nomor|No\.|Perwali|Perda|Rp)) (?=\d|\(\d|[IVX]+(?![\p{L}])|[a-z](?![\p{L}\p{N}]))/gu;

/**
 * Holds a number and its unit, and a word and the number that it counts by, together at the end of a line: '30 m', 'Pasal 44',
 * 'Perwali 31/2021', 'Rp 1.000'. Only blanks change, each into one that does not break, so that places in the text stay theirs.
 */
export const unbroken = (text: string): string =>
  text.replace(NUMBER_AND_UNIT, '\u00a0').replace(WORD_AND_NUMBER, '\u00a0');
