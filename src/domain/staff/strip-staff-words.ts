const STAFF_WORDS = /\bpegawai(?:\s+dinas)?\b/gi;

/**
 * Strips the words 'Pegawai Dinas' and 'Pegawai', whatever their case (spec §5 Staff profiles). Only whole words:
 * 'Kepegawaian' stays. Every run of blanks becomes one space, and none is left at the ends.
 */
export function stripStaffWords(text: string): string {
  return text.replace(STAFF_WORDS, ' ').replace(/\s+/g, ' ').trim();
}
