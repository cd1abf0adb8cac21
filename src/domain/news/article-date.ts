import { joined, longDateWords } from '../shared/indonesian-date.ts';
import * as sharedTexts from '../shared/texts.ts';
import type { Article, ArticleDate } from './article.ts';
import { formattedTime, isoMoment, timestampTime } from './article-moment.ts';
import * as texts from './texts.ts';

const UNAVAILABLE = sharedTexts.noDate;
const UNRECOGNISED = texts.dateUnrecognised;
const BROKEN = texts.dateFailed;

/** How an office shows dates. */
export interface DateRule {
  /** Whether a parsed date in 2025 is shown as 2024: a wish of one office. */
  readonly shows2025As2024?: boolean;
}

/**
 * Gives the date of an article for display (spec §5 Dates, §8 Date problems): the first usable of timestamp, iso,
 * readable and formatted, in Indonesian long form; `readable` stands as it is. Blank texts count as absent.
 * @returns the date, or one of the three messages of spec §8 Date problems; never throws
 */
export function articleDateLabel(date: ArticleDate | undefined, rule: DateRule): string {
  try {
    return date === undefined ? UNAVAILABLE : firstUsable(date, rule);
  } catch {
    return BROKEN;
  }
}

/**
 * Gives the time that articles are sorted by (spec §5 News feed): the created iso date, else createdDate; where neither
 * can be read, the created timestamp, then the created formatted text.
 * @returns milliseconds since 1970, or undefined where nothing can be read
 */
export function articleTime({ created, createdDate }: Article): number | undefined {
  return (
    isoMoment(created?.iso) ??
    isoMoment(createdDate) ??
    timestampTime(created?.timestamp) ??
    formattedTime(created?.formatted ?? '')
  );
}

/**
 * Gives the time of an article's last change, read in the order of the display: timestamp, iso, formatted.
 * @returns milliseconds since 1970, or undefined where nothing can be read
 */
export function modifiedTime({ modified }: Article): number | undefined {
  return (
    timestampTime(modified?.timestamp) ?? isoMoment(modified?.iso) ?? formattedTime(modified?.formatted ?? '')
  );
}

function firstUsable({ timestamp, iso, readable, formatted }: ArticleDate, rule: DateRule): string {
  const time = timestampTime(timestamp) ?? isoMoment(iso);
  if (time !== undefined) return label(time, rule);
  if (isPresent(readable)) return readable;
  const last = formattedTime(formatted ?? '');
  if (last !== undefined) return label(last, rule);
  return [timestamp, iso, formatted].some(isPresent) ? UNRECOGNISED : UNAVAILABLE;
}

function label(time: number, { shows2025As2024 }: DateRule): string {
  const words = longDateWords(time);
  return joined(shows2025As2024 && words.year === '2025' ? { ...words, year: '2024' } : words);
}

function isPresent<T extends number | string>(value: T | undefined): value is T {
  return value !== undefined && String(value).trim() !== '';
}
