const STAFF_WORDS = /\bpegawai(?:\s+dinas)?\b/gi;

/**
 * Strips the words 'Pegawai Dinas' and 'Pegawai', whatever their case (spec §2 Staff profile dialog). Only whole words:
 * 'Kepegawaian' stays. Every run of blanks becomes one space, and none is left at the ends.
 */
export function stripStaffWords(text: string): string {
  return text.replace(STAFF_WORDS, ' ').replace(/\s+/g, ' ').trim();
}
