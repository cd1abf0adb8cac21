import { isRecord, type Plain } from '../text/same.ts';

const MONTHS = [
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
  'desember',
];
const JAKARTA_MS = 7 * 60 * 60 * 1000;
const two = (part: string | number): string => String(part).padStart(2, '0');

/**
 * Gives a moment as an office writes it: '2024-11-12' or '2024-11-12 09.30', in the time of Jakarta. A text that is no such form
 * stays as it is.
 */
export function shownMoment(value: Plain): string {
  if (!isRecord(value)) return String(value);
  if (typeof value.timestamp === 'number') return ofTime(value.timestamp);
  if (typeof value.iso === 'string') {
    const time = Date.parse(value.iso);
    return Number.isNaN(time) || !value.iso.includes('T') ? value.iso : ofTime(time);
  }
  const [, day, month, year, hour, minute] =
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:, (\d{1,2})[:.](\d{2}))?/.exec(String(value.formatted ?? '')) ?? [];
  if (day && month && year) {
    return `${year}-${two(month)}-${two(day)}${hour && minute ? ` ${two(hour)}.${minute}` : ''}`;
  }
  const readable = String(value.readable ?? '');
  const [, date, name, ofYear] = /^(\d{1,2}) ([a-z]+) (\d{4})$/i.exec(readable) ?? [];
  const index = MONTHS.indexOf((name ?? '').toLowerCase());
  return date && ofYear && index >= 0 ? `${ofYear}-${two(index + 1)}-${two(date)}` : readable;
}

function ofTime(time: number): string {
  const iso = new Date(time + JAKARTA_MS).toISOString();
  return `${iso.slice(0, 10)} ${iso.slice(11, 13)}.${iso.slice(14, 16)}`;
}

const DAY =
  '(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)';

/** A day of the calendar, with or without a time: 30 February is none. */
export const MOMENT = `^${DAY}(?:[ T](?:[01]\\d|2[0-3])[.:][0-5]\\d)?$`;
