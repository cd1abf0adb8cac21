import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileSizeLabel } from '../../../src/domain/shared/file-size.ts';
import { isShownImage } from '../../../src/domain/shared/image-type.ts';
import { matchesSearch, normalizeSearch } from '../../../src/domain/shared/search-text.ts';
import { wrapAround } from '../../../src/domain/shared/wrap-around.ts';

describe('wrapAround', () => {
  it.each([
    [0, 3, 0],
    [2, 3, 2],
    [3, 3, 0],
    [-1, 3, 2],
    [-3, 3, 0],
    [-7, 3, 2],
    [10, 3, 1],
    [5, 1, 0],
    [5, 0, 0],
    [5, -2, 0],
    [1.5, 3, 1],
    [-0.5, 3, 0],
    [Number.NaN, 3, 0],
    [1, Number.NaN, 0],
  ])('brings %d of %d to %d', (index, count, expected) => {
    expect(wrapAround(index, count)).toBe(expected);
  });

  it('gives an index of the ring, and moves on with the index', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 1000 }), (index, count) => {
        const wrapped = wrapAround(index, count);
        expect(wrapped >= 0 && wrapped < count).toBe(true);
        expect(wrapAround(index + 1, count)).toBe((wrapped + 1) % count);
      }),
    );
  });
});

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

describe('isShownImage', () => {
  it.each([
    ['image/jpeg', 'a.txt', true],
    ['image/jpg', '', true],
    ['image/png', '', true],
    ['image/gif', '', true],
    ['image/webp', '', true],
    ['image/bmp', '', true],
    [' IMAGE/PNG ; q=1', '', true],
    ['image/svg+xml', 'a.jpg', false],
    ['image/heic', 'a.jpg', false],
    ['application/pdf', 'a.png', false],
    ['image/jpegx', 'a.jpg', false],
    [undefined, 'a.jpg', true],
    [undefined, 'A.JPEG', true],
    ['', 'a.b.webp', true],
    ['  ', 'a.gif ', true],
    [undefined, 'a.bmp', true],
    [undefined, 'a.png', true],
    [undefined, 'a.svg', false],
    [undefined, 'jpg', false],
    [undefined, 'a.jpg.exe', false],
    [undefined, '', false],
  ])('type %j, name %j: %j', (mimeType, imageName, expected) => {
    expect(isShownImage({ mimeType, imageName })).toBe(expected);
  });
});

describe('search', () => {
  it('normalises case and blanks', () => {
    expect(normalizeSearch('  Garis \n\t PANTAI ')).toBe('garis pantai');
  });

  it.each([
    ['', ['x'], true],
    ['   ', [], true],
    ['PANTAI', ['Garis pantai'], true],
    [' garis  pantai ', ['Survei Garis\nPantai'], true],
    ['pantai', [undefined, 'gunung', 'Pantai'], true],
    ['pantai', [undefined], false],
    ['pantai', [], false],
    ['a.c', ['abc'], false],
  ])('%j in %j: %j', (query, texts, expected) => {
    expect(matchesSearch(query, texts)).toBe(expected);
  });
});
