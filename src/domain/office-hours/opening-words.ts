import { type Day, dayAfter } from '../shared/day.ts';
import { joined, longDateWords } from '../shared/indonesian-date.ts';
import { type OfficeStatus, type OpeningHours, spansOf, type Weekday } from './office-hours.ts';
import * as texts from './texts.ts';

const DAYS = [
  texts.sunday,
  texts.monday,
  texts.tuesday,
  texts.wednesday,
  texts.thursday,
  texts.friday,
  texts.saturday,
] as const;

/** Says in few words whether the office is open (spec §1 Office hours): 'Buka sampai 14.00', 'Tutup (Natal), buka Senin'. */
export function openingWords(status: OfficeStatus): string {
  const { occasion } = status;
  if (status.open)
    return `${texts.openUntil(status.until)}${occasion ? ` ${texts.becauseOf(occasion)}` : ''}`;
  const { date, from } = status.next;
  const closed = occasion ? `${texts.closed} ${texts.becauseOf(occasion)}` : texts.closed;
  return date === status.date
    ? texts.opensAt({ closed, time: from })
    : texts.opensOn({ closed, day: openingDay(status) });
}

/**
 * Names the day on which the office opens next (spec §1 Office hours): 'hari ini', 'Senin', or with its date where another such day
 * comes before: 'Senin, 6 April'.
 */
export function openingDay({ date: today, next }: Extract<OfficeStatus, { open: false }>): string {
  if (next.date === today) return texts.today;
  const name = dayName(next.day);
  return next.date < dayAfter(today, 7) ? name : `${name}, ${dateWords(next.date, today)}`;
}

/** Gives the name of a day of the week (spec §1 Office hours). */
export function dayName(day: Weekday): string {
  return DAYS[day];
}

/** Says a day of the calendar, '17 Agustus', with its year where that is not this year: '4 Januari 2027'. */
export function dateWords(day: Day, today: Day): string {
  const { day: date, month, year } = longDateWords(Date.parse(day));
  return joined({ day: date, month, year: today.startsWith(year) ? '' : year }).trim();
}

/** Says the days from one to another, '17 Agustus', '30 Maret–7 April' (spec §1 Office hours). */
export function daysWords({ from, to }: { readonly from: Day; readonly to: Day }, today: Day): string {
  const last = dateWords(to, today);
  if (from === to) return last;
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${isOneMonth ? Number(from.slice(8)) : dateWords(from, today)}–${last}`;
}

/** Says hours, '08.00–15.00' or '08.00–11.30, 13.00–15.00', or that the office is closed (spec §1 Office hours). */
export function hoursText({ hours }: Pick<OpeningHours, 'hours'>): string {
  const spans = spansOf(hours);
  return spans.length === 0 ? texts.closed : spans.map(({ from, to }) => `${from}–${to}`).join(', ');
}
