import { describe, expect, it } from 'vitest';
import { fileSizeLabel } from '../../../src/domain/shared/file-size.ts';

describe('fileSizeLabel', () => {
  it.each([
    [0, '0 Bytes'],
    [1, '1 Bytes'],
    [512, '512 Bytes'],
    [1023, '1023 Bytes'],
    [1023.6, '1,00 KB'],
    [1024, '1,00 KB'],
    [1536, '1,50 KB'],
    [1024 ** 2 - 1, '1,00 MB'],
    [1024 ** 2, '1,00 MB'],
    [2_527_068, '2,41 MB'],
    [1024 ** 3 - 1, '1,00 GB'],
    [1024 ** 3, '1,00 GB'],
    [1024 ** 4 * 2, '2048,00 GB'],
    [-1, '0 Bytes'],
    [Number.NaN, '0 Bytes'],
    [Number.POSITIVE_INFINITY, '0 Bytes'],
  ])('writes %d as %s', (bytes, expected) => {
    expect(fileSizeLabel(bytes)).toBe(expected);
  });
});
