import type { OfficeStatus, OpeningHours, Weekday } from './office-hours.ts';

const DAYS = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'] as const;

/** Says in few words whether the office is open (spec §1 Office hours): 'Buka sampai 14.00', 'Tutup, buka Senin'. */
export function openingWords(status: OfficeStatus): string {
  if (status.open) return `Buka sampai ${status.until}`;
  const { day, from } = status.next;
  return day === status.today ? `Tutup, buka pukul ${from}` : `Tutup, buka ${dayName(day)}`;
}

/** Gives the name of a day of the week (spec §1 Office hours). */
export function dayName(day: Weekday): string {
  return DAYS[day];
}

/** Says the hours of a run of days, '08.00–15.00', or that the office is closed (spec §1 Office hours). */
export function hoursText({ hours }: OpeningHours): string {
  return hours === undefined ? 'Tutup' : `${hours.from}–${hours.to}`;
}
