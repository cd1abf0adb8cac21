import { rules } from '#site-rules';
import { utf8Length } from './chunks.ts';
import type { FeedResult } from './feed-rule.ts';

/**
 * Gives the reason why a new answer must not replace the last one: every row of the sheet is bad, or the document is longer
 * than the site reads. A sheet without rows counts as intended.
 * @param rows how many rows the sheet has
 * @param text the document as it would be answered
 * @returns the reason in Indonesian; undefined where it may replace it
 */
export function refusal(
  rows: number,
  { items }: Pick<FeedResult, 'items'>,
  text: string,
): string | undefined {
  if (rows > 0 && items === 0)
    return 'Tidak ada satu baris pun yang dapat dipakai. Perbaiki catatan lainnya.';
  if (utf8Length(text) > rules.limits.documentBytes)
    return 'Isinya terlalu besar untuk situs (lebih dari 32 MB). Kurangi isinya.';
  return undefined;
}

/** Writes that a feed was not renewed, why, and how old its present answer is. */
export function failureMessage(reason: string, lastBuilt: number | undefined): string {
  const last =
    lastBuilt === undefined
      ? 'Belum ada jawaban sebelumnya.'
      : `Jawaban terakhir (${jakartaStamp(lastBuilt)}) tetap dipakai.`;
  return `GAGAL diperbarui: ${reason} ${last}`;
}

/** Says that a feed was renewed. */
export function successMessage(items: number, notes: number): string {
  return notes === 0 ? `Berhasil: ${items} isi.` : `Berhasil: ${items} isi, ${notes} catatan di bawah.`;
}

/** Gives a moment as the office reads it, '18/11/2024 09.30 WIB'. */
export function jakartaStamp(ms: number): string {
  const [date = '', time = ''] = new Date(ms + 7 * 3_600_000).toISOString().split('T');
  const [year, month, day] = date.split('-');
  return `${day}/${month}/${year} ${time.slice(0, 5).replace(':', '.')} WIB`;
}
