import type { Deed, StateRecord } from '../record.ts';

const DEEDS: Readonly<Record<Deed, string>> = {
  create: 'dibuat',
  change: 'diubah',
  delete: 'dihapus',
  move: 'dipindahkan',
  return: 'dikembalikan',
};

/** What was changed: 'Berita “Loket pindah”'. */
export const entryWords = ({ kind, name }: StateRecord): string => (name === '' ? kind : `${kind} “${name}”`);

/** What was done to it, as the office says it. */
export const deedWords = ({ deed }: StateRecord): string => DEEDS[deed];

const BACK: Readonly<Record<Deed, string>> = {
  create: 'Saat itu belum ada: yang dibuat ini dihapus lagi.',
  change: 'Isinya menjadi seperti sebelum diubah.',
  delete: 'Yang dihapus ini ada lagi, dengan semua gambarnya.',
  move: 'Namanya menjadi seperti sebelum dipindahkan.',
  return: 'Pengembalian ini dibatalkan: isinya menjadi seperti sebelum dikembalikan.',
};

/** What becomes of an entry whose state is restored. */
export const returnWords = ({ deed }: StateRecord): string => BACK[deed];

/** What becomes of a file that is restored. */
export const RETURNS = {
  same: 'sama dengan sekarang',
  change: 'kembali seperti saat itu',
  create: 'kembali',
  delete: 'dihapus; saat itu belum ada',
} as const;

/** The words for moments in a time zone; a time says which zone, WIB in Jakarta. */
export function momentWords(timeZone: string): {
  readonly day: (iso: string) => string;
  readonly time: (iso: string) => string;
} {
  const day = new Intl.DateTimeFormat('id', { dateStyle: 'full', timeZone });
  const time = new Intl.DateTimeFormat('id', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  return { day: (iso) => day.format(new Date(iso)), time: (iso) => time.format(new Date(iso)) };
}
