import { describe, expect, it } from 'vitest';
import {
  isSiteFileId,
  mediaAddress,
  mediaFileId,
  pictureFileId,
} from '../../../src/domain/shared/media-address.ts';

const ID = 'pola-ruang-2.k3x9p2q4abcd';

describe('isSiteFileId', () => {
  it.each([
    [ID, true],
    ['x.abcdefghijkl', true],
    ['1gal-pantai-01-5fLmNKAdxSEas', false],
    ['1aB_c-9', false],
    ['pola-ruang.short', false],
    ['pola-ruang.k3x9p2q4abcde', false],
    ['Pola.k3x9p2q4abcd', false],
    ['-pola.k3x9p2q4abcd', false],
    ['..', false],
    ['', false],
  ])('%j: %j', (id, expected) => {
    expect(isSiteFileId(id)).toBe(expected);
  });
});

describe('mediaFileId', () => {
  it.each([
    [`/media/${ID}/2000.webp`, ID],
    [`/media/${ID}/foto.zip`, ID],
    [`/media/${ID}`, undefined],
    [`/media/${ID}/a/b.webp`, undefined],
    [`https://lain.example/media/${ID}/800.webp`, undefined],
    ['/media/1gal-pantai-01-5fLmNKAdxSEas/800.webp', undefined],
    ['/media/../rahasia/800.webp', undefined],
    ['', undefined],
  ])('%j: %j', (address, expected) => {
    expect(mediaFileId(address)).toBe(expected);
  });

  it('finds the id of every address that mediaAddress gives', () => {
    expect(mediaFileId(mediaAddress(ID, 800))).toBe(ID);
  });
});

describe('pictureFileId', () => {
  it.each([
    [`/media/${ID}/2000.webp`, ID],
    ['https://drive.google.com/open?id=1aB_c-9', '1aB_c-9'],
    ['https://lain.example/foto.jpg', undefined],
  ])('%j: %j', (address, expected) => {
    expect(pictureFileId(address)).toBe(expected);
  });
});
