import { said } from '@bupc/content/files';
import * as v from 'valibot';
import { field } from '../fields.ts';
import { DAY_PATTERN, writtenDay, writtenHours } from './written-day.ts';

/** A day of the calendar. */
export const day = v.pipe(
  field<string>(
    said('tanggal, seperti 2026-08-17', 'a day, such as 2026-08-17'),
    (value) => writtenDay(value) !== undefined,
  ),
  v.metadata({ form: 'line', pattern: DAY_PATTERN, says: 'Tulis tanggal seperti 2026-08-17.' }),
);

/** Hours of a day, written in one text. */
export const hoursOfDay = v.pipe(
  field<string>(
    said(
      'jam seperti 08.00–11.00, atau 08.00–11.30, 13.00–15.00',
      'hours such as 08.00–11.00, or 08.00–11.30, 13.00–15.00',
    ),
    (value) => writtenHours(value) !== undefined,
  ),
  v.metadata({ form: 'line' }),
);
