import { said } from '@bupc/content/files';
import {
  type Hours,
  type OpeningHours,
  spansOf,
  type Weekday,
} from '../../src/domain/office-hours/office-hours.ts';
import type { FieldMistake } from './mistakes.ts';

const NAMES = [
  said('Minggu', 'Sunday'),
  said('Senin', 'Monday'),
  said('Selasa', 'Tuesday'),
  said('Rabu', 'Wednesday'),
  said('Kamis', 'Thursday'),
  said('Jumat', 'Friday'),
  said('Sabtu', 'Saturday'),
] as const;
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

interface Placed extends Hours {
  readonly row: number;
}

const placedOn = (rows: readonly OpeningHours[], day: Weekday): Placed[] =>
  rows.flatMap(({ days, hours }, row) =>
    days.includes(day) ? spansOf(hours).map((span) => ({ ...span, row })) : [],
  );

const written = ({ from, to }: Hours): string => `${from}–${to}`;

/** Says which hours of one day overlap, be they of one row or of two (spec §1 Office hours). */
export function overlappingHours(rows: readonly OpeningHours[]): FieldMistake[] {
  const mistakes = WEEK.flatMap((day) => {
    const spans = placedOn(rows, day);
    return spans.flatMap((span, at) => {
      const other = spans.slice(0, at).find(({ from, to }) => from < span.to && span.from < to);
      if (other === undefined) return [];
      const where =
        other.row === span.row ? said('baris yang sama', 'the same row') : `openingHours.${other.row}`;
      return [
        {
          path: ['openingHours', span.row, 'hours'],
          message: said(
            `openingHours.${span.row}.hours berisi ${written(span)} pada hari ${NAMES[day]}, padahal ${where} buka ${written(other)}; tulis setiap jam satu hari sekali`,
            `openingHours.${span.row}.hours has ${written(span)} on ${NAMES[day]}, which ${where} has open ${written(other)}; write each hour of a day once`,
          ),
        },
      ];
    });
  });
  return mistakes;
}

/** Says which days of the week no row names, and which a row says are closed while another opens them (spec §1 Office hours). */
export function doubtfulDays(rows: readonly OpeningHours[]): FieldMistake[] {
  const forgotten = WEEK.filter((day) => !rows.some(({ days }) => days.includes(day)));
  const names = forgotten.map((day) => NAMES[day]).join(', ');
  const contradicted = rows.flatMap(({ days, hours }, row) =>
    hours !== undefined
      ? []
      : days.flatMap((day) => {
          const [open] = placedOn(rows, day);
          return open
            ? [
                {
                  path: ['openingHours', row, 'days'],
                  message: said(
                    `openingHours.${row} menutup hari ${NAMES[day]}, padahal openingHours.${open.row} membukanya ${written(open)}; hari itu dianggap buka`,
                    `openingHours.${row} has ${NAMES[day]} closed, which openingHours.${open.row} opens ${written(open)}; it counts as open`,
                  ),
                },
              ]
            : [];
        }),
  );
  return [
    ...(forgotten.length > 0
      ? [
          {
            path: ['openingHours'],
            message: said(
              `tidak ada baris openingHours untuk ${names}, yang karena itu dianggap tutup; tulis barisnya`,
              `no row of openingHours names ${names}; ${forgotten.length > 1 ? 'they count' : 'it counts'} as closed: write a row for ${forgotten.length > 1 ? 'them' : 'it'}`,
            ),
          },
        ]
      : []),
    ...contradicted,
  ];
}
