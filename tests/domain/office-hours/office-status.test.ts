import { describe, expect, it } from 'vitest';
import type { OpeningHours, SpecialDays } from '../../../src/domain/office-hours/office-hours.ts';
import { officeStatus } from '../../../src/domain/office-hours/office-status.ts';

const SCHEDULE: readonly OpeningHours[] = [
  { label: 'Senin sampai Kamis', days: [1, 2, 3, 4], hours: { from: '08.00', to: '14.00' } },
  { label: 'Jumat', days: [5], hours: { from: '08.00', to: '11.00' } },
  { label: 'Sabtu dan Minggu', days: [6, 0] },
];

/** 18 November 2024 is a Monday; the clock is Jakarta's. */
const at = (day: number, time: string) => Date.parse(`2024-11-${day}T${time}+07:00`);
const dateOf = (day: number) => `2024-11-${day}`;
const openUntil = (day: number, until: string) => ({
  open: true,
  today: (day - 17) % 7,
  date: dateOf(day),
  until,
});
const closed = (day: number, next: number, from = '08.00') => ({
  open: false,
  today: (day - 17) % 7,
  date: dateOf(day),
  next: { day: (next - 17) % 7, date: dateOf(next), from },
});

describe('officeStatus', () => {
  it.each([
    ['Monday before opening', at(18, '07:59:59.999'), closed(18, 18)],
    ['Monday at opening', at(18, '08:00:00'), openUntil(18, '14.00')],
    ['Monday in the last second', at(18, '13:59:59.999'), openUntil(18, '14.00')],
    ['Monday at closing', at(18, '14:00:00'), closed(18, 19)],
    ['Monday at midnight', at(18, '00:00:00'), closed(18, 18)],
    ['Thursday evening', at(21, '20:00:00'), closed(21, 22)],
    ['Friday morning', at(22, '10:59:59'), openUntil(22, '11.00')],
    ['Friday at closing', at(22, '11:00:00'), closed(22, 25)],
    ['Saturday', at(23, '09:00:00'), closed(23, 25)],
    ['Sunday, in the last second', at(24, '23:59:59'), closed(24, 25)],
  ])('%s', (_when, now, expected) => {
    expect(officeStatus(SCHEDULE, now)).toEqual(expected);
  });

  it('takes another time zone', () => {
    expect(officeStatus(SCHEDULE, at(18, '07:30:00'), 'Asia/Makassar')).toEqual(openUntil(18, '14.00'));
    expect(officeStatus(SCHEDULE, at(18, '00:30:00'), 'UTC')).toEqual(closed(17, 18));
  });

  it.each<[string, readonly OpeningHours[]]>([
    [
      'of two rows',
      [
        { label: 'siang', days: [1], hours: { from: '13.30', to: '16.00' } },
        { label: 'pagi', days: [1], hours: { from: '08.00', to: '12.00' } },
      ],
    ],
    [
      'of one row',
      [
        {
          label: 'Senin',
          days: [1],
          hours: [
            { from: '08.00', to: '12.00' },
            { from: '13.30', to: '16.00' },
          ],
        },
      ],
    ],
  ])('knows a break in the day %s', (_what, schedule) => {
    expect(officeStatus(schedule, at(18, '12:15:00'))).toEqual(closed(18, 18, '13.30'));
    expect(officeStatus(schedule, at(18, '13:30:00'))).toEqual(openUntil(18, '16.00'));
    expect(officeStatus(schedule, at(18, '16:00:00'))).toEqual(closed(18, 25));
  });

  it('finds the only day a week on', () => {
    const friday: OpeningHours[] = [{ label: 'Jumat', days: [5], hours: { from: '08.00', to: '11.00' } }];
    expect(officeStatus(friday, at(22, '12:00:00'))).toEqual(closed(22, 29));
  });

  it.each([[[]], [[{ label: 'tutup', days: [0, 1, 2, 3, 4, 5, 6] }]]] as const)(
    'refuses a schedule that never opens: %j',
    (schedule) => {
      expect(() => officeStatus(schedule, at(18, '09:00:00'))).toThrow(
        new RangeError('The schedule has no opening hours'),
      );
    },
  );

  it.each<[string, { from: `${number}.${number}`; to: `${number}.${number}` }]>([
    ['end before they begin', { from: '14.00', to: '08.00' }],
    ['end as they begin', { from: '08.00', to: '08.00' }],
  ])('never opens by hours that %s', (_what, hours) => {
    const wrong: OpeningHours = { label: 'Senin', days: [1], hours };
    const tuesday: OpeningHours = { label: 'Selasa', days: [2], hours: { from: '09.00', to: '10.00' } };
    expect(officeStatus([wrong, tuesday], at(18, '06:00:00'))).toEqual(closed(18, 19, '09.00'));
  });
});

describe('officeStatus on special days', () => {
  const SPECIAL: readonly SpecialDays[] = [
    { from: '2024-11-18', to: '2024-11-19', name: 'Cuti bersama' },
    { from: '2024-11-19', to: '2024-11-19', name: 'Nyepi', hours: [{ from: '10.00', to: '11.00' }] },
    {
      from: '2024-11-23',
      to: '2024-11-23',
      name: 'Sabtu melayani',
      hours: [
        { from: '13.00', to: '15.00' },
        { from: '09.00', to: '11.30' },
      ],
    },
  ];
  const status = (now: number) => officeStatus(SCHEDULE, now, 'Asia/Jakarta', SPECIAL);

  it.each([
    ['a closed day says why', at(18, '09:00:00'), { ...closed(18, 20), occasion: 'Cuti bersama' }],
    [
      'of two for one day the first holds',
      at(19, '10:30:00'),
      { ...closed(19, 20), occasion: 'Cuti bersama' },
    ],
    ['the day before looks past them', at(17, '12:00:00'), closed(17, 20)],
    ['a usual day is as ever', at(20, '09:00:00'), openUntil(20, '14.00')],
    ['what opens next may be special', at(22, '12:00:00'), closed(22, 23, '09.00')],
    [
      'it opens where the week is closed',
      at(23, '09:00:00'),
      { ...openUntil(23, '11.30'), occasion: 'Sabtu melayani' },
    ],
    ['it has breaks', at(23, '12:00:00'), { ...closed(23, 23, '13.00'), occasion: 'Sabtu melayani' }],
  ])('%s', (_what, now, expected) => {
    expect(status(now)).toEqual(expected);
  });
});
