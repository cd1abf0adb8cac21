import { describe, expect, it } from 'vitest';
import { compareStaffOrder, staffOrder } from '../../../src/domain/staff/staff-order.ts';

describe('staffOrder', () => {
  it.each([
    ['Kepala', 0, '01'],
    ['KEPALA DINAS', 3, '01'],
    ['Kadis', 3, '01'],
    ['Kepala Bidang', 3, '01'],
    ['Kepala Sekretariat', 3, '01'],
    ['Wakil Sekretaris', 3, '02'],
    ['sekretaris tim it', 3, '02'],
    ['Tim IT', 3, '05'],
    ['tim itikad baik', 3, '05'],
    ['Tim  IT', 3, '103'],
    ['Tim', 0, '100'],
    ['Analis', 12, '1012'],
    ['Pegawai', 4, '104'],
    [undefined, 3, '999'],
    ['', 3, '999'],
    ['   ', 3, '999'],
  ])('category %j at %d has key %s', (category, index, expected) => {
    expect(staffOrder(category, index)).toBe(expected);
  });

  it.each([
    ['01', '02', -1],
    ['02', '01', 1],
    ['100', '99', -1],
    ['01', '01', 0],
  ])('%s beside %s gives %d', (one, other, expected) => {
    expect(compareStaffOrder(one, other)).toBe(expected);
  });

  it('is compared as text', () => {
    const keys = ['999', '102', '1010', '05', '101', '100', '02', '1011', '01', '109'];
    expect(keys.sort(compareStaffOrder)).toEqual([
      '01',
      '02',
      '05',
      '100',
      '101',
      '1010',
      '1011',
      '102',
      '109',
      '999',
    ]);
  });
});
