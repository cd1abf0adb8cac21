import { words } from '@bupc/content/files';
import * as v from 'valibot';
import { fields, text } from '../fields.ts';
import { day, hoursOfDay } from './day-field.ts';

/** The schema of a row of libur.csv, and of an entry of libur.yaml (docs/content.md). */
export const specialDaysEntry = fields({
  tanggal: words(day, 'Tanggal', 'Seperti 2026-08-17.'),
  sampai: words(v.exactOptional(day), 'Sampai', 'Hari terakhir, bila lebih dari satu hari.'),
  nama: words(text, 'Nama', 'Seperti Hari Kemerdekaan.'),
  jam: words(
    v.exactOptional(hoursOfDay),
    'Jam',
    'Bila buka dengan jam lain: 08.00–11.00, atau 08.00–11.30, 13.00–15.00. Bila kosong: tutup.',
  ),
});

/** A row of libur.csv, or an entry of libur.yaml. */
export type SpecialDaysEntry = v.InferOutput<typeof specialDaysEntry>;
