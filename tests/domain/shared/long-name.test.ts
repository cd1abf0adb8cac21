import { expect, it } from 'vitest';
import { isLongName } from '../../../src/domain/shared/long-name.ts';

it.each<[readonly string[], boolean]>([
  [['Dinas Pertanahan dan', 'Penataan Ruang Kota'], false],
  [['Dinas Tata Ruang'], false],
  [['Dinas Perumahan Rakyat dan', 'Penataan Ruang'], false],
  [['Dinas Perumahan Rakyat dan X', 'Penataan Ruang'], true],
  [['Dinas', 'Tata', 'Ruang'], true],
])('%j is long: %s', (lines, expected) => {
  expect(isLongName(lines)).toBe(expected);
});
