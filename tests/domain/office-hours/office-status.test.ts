import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '../../../src/domain/office-hours/office-hours.ts';
import { officeStatus } from '../../../src/domain/office-hours/office-status.ts';

const SCHEDULE: readonly OpeningHours[] = [
  { label: 'Senin sampai Kamis', days: [1, 2, 3, 4], hours: { from: '08.00', to: '14.00' } },
  { label: 'Jumat', days: [5], hours: { from: '08.00', to: '11.00' } },
  { label: 'Sabtu dan Minggu', days: [6, 0] },
];

/** 18 November 2024 is a Monday; the clock is Jakarta's. */
const at = (day: number, time: string) => Date.parse(`2024-11-${day}T${time}+07:00`);
const openUntil = (today: number, until: string) => ({ open: true, today, until });
const closed = (today: number, day: number, from = '08.00') => ({ open: false, today, next: { day, from } });

describe('officeStatus', () => {
  it.each([
    ['Monday before opening', at(18, '07:59:59.999'), closed(1, 1)],
    ['Monday at opening', at(18, '08:00:00'), openUntil(1, '14.00')],
    ['Monday in the last second', at(18, '13:59:59.999'), openUntil(1, '14.00')],
    ['Monday at closing', at(18, '14:00:00'), closed(1, 2)],
    ['Monday at midnight', at(18, '00:00:00'), closed(1, 1)],
    ['Thursday evening', at(21, '20:00:00'), closed(4, 5)],
    ['Friday morning', at(22, '10:59:59'), openUntil(5, '11.00')],
    ['Friday at closing', at(22, '11:00:00'), closed(5, 1)],
    ['Saturday', at(23, '09:00:00'), closed(6, 1)],
    ['Sunday, in the last second', at(24, '23:59:59'), closed(0, 1)],
  ])('%s', (_when, now, expected) => {
    expect(officeStatus(SCHEDULE, now)).toEqual(expected);
  });

  it('takes another time zone', () => {
    expect(officeStatus(SCHEDULE, at(18, '07:30:00'), 'Asia/Makassar')).toEqual(openUntil(1, '14.00'));
    expect(officeStatus(SCHEDULE, at(18, '00:30:00'), 'UTC')).toEqual(closed(0, 1));
  });

  it('knows a break in the day', () => {
    const schedule: OpeningHours[] = [
      { label: 'siang', days: [1], hours: { from: '13.30', to: '16.00' } },
      { label: 'pagi', days: [1], hours: { from: '08.00', to: '12.00' } },
    ];
    expect(officeStatus(schedule, at(18, '12:15:00'))).toEqual(closed(1, 1, '13.30'));
    expect(officeStatus(schedule, at(18, '13:30:00'))).toEqual(openUntil(1, '16.00'));
    expect(officeStatus(schedule, at(18, '16:00:00'))).toEqual(closed(1, 1));
  });

  it('finds the only day a week on', () => {
    const friday: OpeningHours[] = [{ label: 'Jumat', days: [5], hours: { from: '08.00', to: '11.00' } }];
    expect(officeStatus(friday, at(22, '12:00:00'))).toEqual(closed(5, 5));
  });

  it.each([[[]], [[{ label: 'tutup', days: [0, 1, 2, 3, 4, 5, 6] }]]] as const)(
    'refuses a schedule that never opens: %j',
    (schedule) => {
      expect(() => officeStatus(schedule, at(18, '09:00:00'))).toThrow(
        new RangeError('The schedule has no opening hours'),
      );
    },
  );

  it.each<[string, OpeningHours['hours'] & object]>([
    ['end before they begin', { from: '14.00', to: '08.00' }],
    ['end as they begin', { from: '08.00', to: '08.00' }],
  ])('never opens by hours that %s', (_what, hours) => {
    const wrong: OpeningHours = { label: 'Senin', days: [1], hours };
    const tuesday: OpeningHours = { label: 'Selasa', days: [2], hours: { from: '09.00', to: '10.00' } };
    expect(officeStatus([wrong, tuesday], at(18, '06:00:00'))).toEqual(closed(1, 2, '09.00'));
  });
});
