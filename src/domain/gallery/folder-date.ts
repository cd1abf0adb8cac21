import { shortDate } from '../shared/indonesian-date.ts';
import { isoTime } from '../shared/jakarta-time.ts';
import * as sharedTexts from '../shared/texts.ts';

/**
 * Gives a folder's created date in short form, '18 Nov 2024' (spec §2 Gallery).
 * @param iso the feed's text; one that cannot be read gives 'Tanggal tidak tersedia'
 */
export function folderDateLabel(iso: string): string {
  const time = isoTime(iso);
  return time === undefined ? sharedTexts.noDate : shortDate(time);
}
