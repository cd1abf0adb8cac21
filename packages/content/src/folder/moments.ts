import type { Moment } from '../items.ts';
import type { SiteRules } from '../site-rules.ts';
import type { MomentEntry } from './entries.ts';

/**
 * Reads a day, or a day with a time in either form: '2024-11-12', '2024-11-12 09.30', '2024-11-12T02:30:00Z'. Without
 * a zone it is time of the office.
 * @returns the ISO text of the moment, or undefined where it cannot be read
 */
export function isoOf({ isoTime }: SiteRules, text: string): string | undefined {
  const time = isoTime(text.trim().replace(/^(\S{10})[ T](\d\d)\.(\d\d)/, '$1T$2:$3'));
  return time === undefined ? undefined : new Date(time).toISOString();
}

/** A date of front matter: what an article shows, and the moment it is sorted by. */
export interface ReadMoment {
  readonly date: Moment;
  readonly iso?: string;
}

/** Reads a date of front matter; undefined where its text cannot be read. */
export function readMoment(rules: SiteRules, entry: MomentEntry): ReadMoment | undefined {
  if (typeof entry === 'string') {
    const iso = isoOf(rules, entry);
    return iso === undefined ? undefined : { date: { iso }, iso };
  }
  const date = Object.fromEntries(Object.entries(entry).filter(([, value]) => value != null)) as Moment;
  const time =
    typeof date.timestamp === 'number' ? date.timestamp : rules.formattedTime(date.formatted ?? '');
  const iso = date.iso === undefined ? undefined : isoOf(rules, date.iso);
  const known = iso ?? (time === undefined ? undefined : new Date(time).toISOString());
  return { date, ...(known !== undefined && { iso: known }) };
}
