import { expect, it } from 'vitest';
import { mediaType } from '../../../src/domain/shared/media-type.ts';

it.each([
  ['image/png', 'image/png'],
  [' IMAGE/PNG ', 'image/png'],
  ['text/html; charset=utf-8', 'text/html'],
  ['Application/PDF ;a=b;c=d', 'application/pdf'],
  ['; charset=utf-8', ''],
  ['', ''],
])('%j is compared as %j', (type, expected) => {
  expect(mediaType(type)).toBe(expected);
});
