// What a visitor reads of the office's hours.

// The days of the week.
export const sunday = 'Minggu';
export const monday = 'Senin';
export const tuesday = 'Selasa';
export const wednesday = 'Rabu';
export const thursday = 'Kamis';
export const friday = 'Jumat';
export const saturday = 'Sabtu';

// Whether the office is open.
export const today = 'hari ini';
export const openUntil = (time: string) => `Buka sampai ${time}`;
export const closed = 'Tutup';
export const opensAt = ({ closed, time }: { closed: string; time: string }) =>
  `${closed}, buka pukul ${time}`;
export const opensOn = ({ closed, day }: { closed: string; day: string }) => `${closed}, buka ${day}`;
export const becauseOf = (occasion: string) => `(${occasion})`;

// The special days below those of the week.
export const specialDays = ({ days, name }: { days: string; name: string }) => `${days}, ${name}`;
