import type { OfficeStatus, Weekday } from './office-hours.ts';

const DAYS = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'] as const;

/** Says in few words whether the office is open (spec §1 Office hours): 'Buka sampai 14.00', 'Tutup, buka Senin'. */
export function openingWords(status: OfficeStatus): string {
  if (status.open) return `Buka sampai ${status.until}`;
  const { day, from } = status.next;
  return day === status.today ? `Tutup, buka pukul ${from}` : `Tutup, buka ${dayName(day)}`;
}

const dayName = (day: Weekday): string => DAYS[day];
