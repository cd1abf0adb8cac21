import { expect, it } from 'vitest';
import { specialRows } from '../../../src/domain/office-hours/special-rows.ts';

const NATAL = { from: '2026-12-25', to: '2026-12-25', name: 'Natal' } as const;

it('has a row for a holiday that is near, marks today, and none where nobody knows the day', () => {
  const row = { key: '2026-12-25 Natal', hours: 'Tutup' };
  expect(specialRows([NATAL])).toEqual([]);
  expect(specialRows()).toEqual([]);
  expect(specialRows([NATAL], '2026-12-24')).toEqual([expect.objectContaining({ ...row, isToday: false })]);
  expect(specialRows([NATAL], '2026-12-25')).toEqual([expect.objectContaining({ ...row, isToday: true })]);
  expect(specialRows([NATAL], '2026-11-01')).toEqual([]);
});
