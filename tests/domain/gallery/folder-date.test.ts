import { describe, expect, it } from 'vitest';
import { folderDateLabel } from '../../../src/domain/gallery/folder-date.ts';

describe('gallery texts', () => {
  it.each([
    ['2024-11-18T03:00:00.000Z', '18 Nov 2024'],
    ['2025-08-17', '17 Agu 2025'],
    ['', 'Tanggal tidak tersedia'],
    ['kemarin', 'Tanggal tidak tersedia'],
  ])('dates a folder of %j %s', (iso, expected) => {
    expect(folderDateLabel(iso)).toBe(expected);
  });
});
