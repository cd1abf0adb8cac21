import {
  type Hours,
  type OpeningHours,
  spansOf,
  type Weekday,
} from '../../src/domain/office-hours/office-hours.ts';
import type { FieldMistake } from './mistakes.ts';

const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
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
  const told = WEEK.flatMap((day) => {
    const spans = placedOn(rows, day);
    return spans.flatMap((span, at) => {
      const other = spans.slice(0, at).find(({ from, to }) => from < span.to && span.from < to);
      if (other === undefined) return [];
      const where = other.row === span.row ? 'the same row' : `openingHours.${other.row}`;
      return [
        {
          path: ['openingHours', span.row, 'hours'],
          message: `openingHours.${span.row}.hours has ${written(span)} on ${NAMES[day]}, which ${where} has open ${written(other)}; write each hour of a day once`,
        },
      ];
    });
  });
  return told;
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
                  message: `openingHours.${row} has ${NAMES[day]} closed, which openingHours.${open.row} opens ${written(open)}; it counts as open`,
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
            message: `no row of openingHours names ${names}; ${forgotten.length > 1 ? 'they count' : 'it counts'} as closed: write a row for ${forgotten.length > 1 ? 'them' : 'it'}`,
          },
        ]
      : []),
    ...contradicted,
  ];
}
