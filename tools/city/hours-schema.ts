import { said, words } from '@bupc/content/files';
import * as v from 'valibot';
import type { ClockTime, Weekday } from '../../src/domain/office-hours/office-hours.ts';
import { field, fields, text } from './fields.ts';

const TIME = /^(?:[01]\d|2[0-3])\.[0-5]\d$/;
const time = v.pipe(
  field<ClockTime>(
    said('jam seperti 08.00, dari 00.00 sampai 23.59', 'a time from 00.00 to 23.59, written HH.MM'),
    (value) => TIME.test(value),
  ),
  v.metadata({
    form: 'line',
    pattern: TIME.source,
    says: 'Tulis jam seperti 08.00, dari 00.00 sampai 23.59.',
  }),
);
const DAYS = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'];
const day = v.pipe(
  field<Weekday>(
    said('hari dari 0, Minggu, sampai 6, Sabtu', 'a day from 0, Sunday, to 6, Saturday'),
    (value) => Number.isInteger(value) && value >= 0 && value <= 6,
    'number',
  ),
  v.metadata({ form: 'choice', options: DAYS.map((label, value) => ({ label, value })) }),
);
const span = v.pipe(
  fields({
    from: words(time, 'Buka', 'Seperti 08.00.'),
    to: words(time, 'Tutup', 'Seperti 14.00; sesudah jam buka.'),
  }),
  v.check(
    ({ from, to }) => from < to,
    said('jam tutup sesudah jam buka', 'an end that is after its beginning'),
  ),
);
const hours = v.union(
  [
    span,
    v.pipe(
      v.array(span, said('daftar jam', 'a list of hours')),
      v.minLength(1, said('sedikitnya satu from dan to', 'at least one from and to')),
    ),
  ],
  said('from dan to, atau daftarnya', 'from and to, or a list of them'),
);
/** The schema of the office's hours: a row for days that have the same. */
export const openingHours = v.pipe(
  v.array(
    fields({
      label: words(text, 'Nama baris', 'Seperti Senin–Kamis.'),
      days: words(
        v.pipe(
          v.array(day, said('daftar hari', 'a list of days')),
          v.minLength(1, said('sedikitnya satu hari', 'at least one day')),
        ),
        'Hari',
        'Hari-hari yang dimaksud baris ini.',
      ),
      hours: words(
        v.exactOptional(hours),
        'Jam',
        'Bila ada istirahat, dua: sebelum dan sesudahnya. Bila kosong: tutup.',
      ),
    }),
    said('daftar baris', 'a list of rows'),
  ),
  v.check(
    (rows) => rows.some((row) => row.hours !== undefined),
    said('sedikitnya satu baris dengan jam', 'at least one row with hours'),
  ),
);
