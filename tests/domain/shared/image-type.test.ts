import { describe, expect, it } from 'vitest';
import { isShownImage } from '../../../src/domain/shared/image-type.ts';

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
