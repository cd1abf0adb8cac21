import { isoTime } from '../../src/domain/shared/jakarta-time.ts';

/**
 * Gives the moment that the site will show of an entry: what its form says, else the day with which its name begins.
 * @param written what stands in the form, such as '2024-11-12 09.30'
 * @param name of its file or folder; of a new one it is made of the day on which it is saved
 */
export function previewDate(written: string, name: string | undefined, now: Date): string | undefined {
  const day = name === undefined ? now.toISOString() : name.slice(0, 10);
  return isoOf(written) ?? (written.trim() === '' ? isoOf(day) : undefined);
}

function isoOf(text: string): string | undefined {
  const time = isoTime(text.trim().replace(/^(\S{10})[ T](\d\d)\.(\d\d)/, '$1T$2:$3'));
  return time === undefined ? undefined : new Date(time).toISOString();
}
