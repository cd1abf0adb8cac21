import { clockTime } from '../shared/jakarta-time.ts';
import { normalizeSearch } from '../shared/search-text.ts';
import type { SearchGroup } from './search-groups.ts';

/** A time that a search names, the kind of thing that it names beside it, and its other words. */
export interface SearchPeriod {
  /** Milliseconds since 1970. */
  readonly from: number;
  /** The first moment after it. */
  readonly until: number;
  /** The only group whose entries are meant: 'foto rapat bulan lalu'. */
  readonly group?: SearchGroup;
  /** Without the word for the kind, as long as others remain. */
  readonly rest: string;
}

const DAY_MS = 86_400_000;
const JAKARTA_MS = 7 * 3_600_000;
const MONTHS = [
  ...[
    'januari',
    'februari',
    'maret',
    'april',
    'mei',
    'juni',
    'juli',
    'agustus',
    'september',
    'oktober',
    'november',
  ],
  'desember',
];
const MONTH = new RegExp(`\\b(${MONTHS.join('|')})(?: (\\d{4}))?\\b`);
const KINDS: Readonly<Record<string, SearchGroup>> = {
  foto: 'photos',
  galeri: 'photos',
  album: 'photos',
  dokumentasi: 'photos',
  berita: 'news',
  artikel: 'news',
};
const SPOKEN = /\b(?:(kemarin)|(hari|minggu|bulan|tahun) (ini|lalu|kemarin))\b/;

/**
 * Finds in a search when something was, in Jakarta (spec §5 Search): 'foto rapat bulan lalu', 'berita oktober 2026'. A month without a
 * year is the last one that has begun; a week begins on Monday.
 * @param now milliseconds since 1970
 * @returns undefined where no time is named, or nothing else is
 */
export function searchPeriod(typed: string, now: number): SearchPeriod | undefined {
  const text = normalizeSearch(typed);
  const found = SPOKEN.exec(text) ?? MONTH.exec(text);
  const rest = found && text.replace(found[0], ' ').replace(/\s+/g, ' ').trim();
  if (!found || !rest) return undefined;
  const days = MONTHS.includes(found[1] ?? '') ? monthNamed(found, now) : daysSpoken(found, now);
  return { ...days, ...kindIn(rest) };
}

function kindIn(text: string): Pick<SearchPeriod, 'group' | 'rest'> {
  const words = text.split(' ');
  const [group] = words.flatMap((word) => KINDS[word] ?? []);
  if (group === undefined) return { rest: text };
  const others = words.filter((word) => KINDS[word] !== group).join(' ');
  return { group, rest: others === '' ? text : others };
}

type Days = Pick<SearchPeriod, 'from' | 'until'>;

function daysSpoken([, yesterday, unit, which]: RegExpExecArray, now: number): Days {
  const { year, month, day, weekday } = dateOf(now);
  const back = which === 'ini' ? 0 : 1;
  const today = startOf(year, month, day);
  if (yesterday || unit === 'hari')
    return { from: today - (yesterday ? 1 : back) * DAY_MS, until: today + (yesterday || back ? 0 : DAY_MS) };
  if (unit === 'minggu') {
    const monday = today - ((weekday + 6) % 7) * DAY_MS - back * 7 * DAY_MS;
    return { from: monday, until: monday + 7 * DAY_MS };
  }
  if (unit === 'bulan') return monthOf(year, month - back);
  return { from: startOf(year - back, 1, 1), until: startOf(year - back + 1, 1, 1) };
}

function monthNamed([, name = '', written]: RegExpExecArray, now: number): Days {
  const { year, month } = dateOf(now);
  const wanted = MONTHS.indexOf(name) + 1;
  return monthOf(written ? Number(written) : year - Number(wanted > month), wanted);
}

/** @param month from 1; 0 is the December before */
const monthOf = (year: number, month: number): Days =>
  month === 0
    ? monthOf(year - 1, 12)
    : {
        from: startOf(year, month, 1),
        until: month === 12 ? startOf(year + 1, 1, 1) : startOf(year, month + 1, 1),
      };

const startOf = (year: number, month: number, day: number): number => clockTime({ year, month, day }) ?? 0;

function dateOf(now: number) {
  const there = new Date(now + JAKARTA_MS);
  return {
    year: there.getUTCFullYear(),
    month: there.getUTCMonth() + 1,
    day: there.getUTCDate(),
    weekday: there.getUTCDay(),
  };
}
