import type { OfficeStatus, OpeningHours, Weekday } from './office-hours.ts';
import * as texts from './texts.ts';

const DAYS = [
  texts.minggu,
  texts.senin,
  texts.selasa,
  texts.rabu,
  texts.kamis,
  texts.jumat,
  texts.sabtu,
] as const;

/** Says in few words whether the office is open (spec §1 Office hours): 'Buka sampai 14.00', 'Tutup, buka Senin'. */
export function openingWords(status: OfficeStatus): string {
  if (status.open) return texts.bukaSampai(status.until);
  const { day, from } = status.next;
  return day === status.today ? texts.tutupBukaPukul(from) : texts.tutupBuka(dayName(day));
}

/** Gives the name of a day of the week (spec §1 Office hours). */
export function dayName(day: Weekday): string {
  return DAYS[day];
}

/** Says the hours of a run of days, '08.00–15.00', or that the office is closed (spec §1 Office hours). */
export function hoursText({ hours }: OpeningHours): string {
  return hours === undefined ? texts.tutup : `${hours.from}–${hours.to}`;
}
