import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folderDateLabel } from '../../../src/domain/gallery/folder-date.ts';
import {
  cachedDataBanner,
  emptySearchMessage,
  fallbackDataBanner,
} from '../../../src/domain/gallery/gallery-messages.ts';
import { searchFolders } from '../../../src/domain/gallery/search-folders.ts';
import { clampPage, GALLERY_PAGE_SIZE, pageCount, pageOf } from '../../../src/domain/shared/pages.ts';
import { aFolder } from '../../fixtures/gallery.ts';

describe('searchFolders', () => {
  const folders = [
    aFolder({ folderId: 'name', folderName: 'Rapat Koordinasi', caption: '' }),
    aFolder({ folderId: 'caption', folderName: 'a', caption: 'Setelah rapat' }),
    aFolder({
      folderId: 'full',
      folderName: 'b',
      caption: 'c',
      captionDetails: { source: 'Rapat.docx', fullText: 'Warga ikut RAPAT  besar' },
    }),
    aFolder({
      folderId: 'source',
      folderName: 'd',
      caption: 'e',
      captionDetails: { source: 'rapat', fullText: '' },
    }),
  ];

  it('matches no words across two texts', () => {
    const folder = aFolder({ folderName: 'Rapat', caption: 'besar' });
    expect(
      ['rapatbesar', 'rapat besar', 'rapat\nbesar'].map((query) => searchFolders([folder], query)),
    ).toEqual([[], [], []]);
  });

  it('finds in a folder that changed what it holds now', () => {
    const before = aFolder({ folderName: 'Lama' });
    searchFolders([before], 'lama');
    const now = { ...before, folderName: 'Baru' };
    expect([searchFolders([now], 'lama'), searchFolders([now], 'baru')]).toEqual([[], [now]]);
  });

  it.each([
    ['rapat', ['name', 'caption', 'full']],
    ['  RAPAT ', ['name', 'caption', 'full']],
    ['rapat besar', ['full']],
    ['', ['name', 'caption', 'full', 'source']],
    ['tidak ada', []],
  ])('finds %j in %j', (query, expected) => {
    expect(searchFolders(folders, query).map(({ folderId }) => folderId)).toEqual(expected);
  });
});

describe('pages', () => {
  const items = Array.from({ length: 17 }, (_, index) => index);

  it.each([
    [0, 1],
    [1, 1],
    [8, 1],
    [9, 2],
    [16, 2],
    [17, 3],
  ])('%d folders fill %d pages', (total, expected) => {
    expect(pageCount(total)).toBe(expected);
  });

  it.each([
    [1, [0, 1, 2, 3, 4, 5, 6, 7]],
    [2, [8, 9, 10, 11, 12, 13, 14, 15]],
    [3, [16]],
    [4, [16]],
    [0, [0, 1, 2, 3, 4, 5, 6, 7]],
    [Number.NaN, [0, 1, 2, 3, 4, 5, 6, 7]],
  ])('page %d holds %j', (page, expected) => {
    expect(pageOf(items, page)).toEqual(expected);
  });

  it.each([
    [-3, 17, 1],
    [2.9, 17, 2],
    [99, 17, 3],
    [Number.POSITIVE_INFINITY, 17, 3],
    [5, 0, 1],
  ])('page %d of %d folders is page %d', (page, total, expected) => {
    expect(clampPage(page, total)).toBe(expected);
  });

  it('takes another size', () => {
    expect([pageCount(17, 5), clampPage(9, 17, 5), pageOf(items, 4, 5)]).toEqual([4, 4, [15, 16]]);
    expect(GALLERY_PAGE_SIZE).toBe(8);
  });

  it('shows every item once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 20 }), (list, size) => {
        const pages = Array.from({ length: pageCount(list.length, size) }, (_, index) =>
          pageOf(list, index + 1, size),
        );
        expect(pages.flat()).toEqual(list);
      }),
    );
  });
});

describe('gallery texts', () => {
  it.each([
    ['2024-11-18T03:00:00.000Z', '18 Nov 2024'],
    ['2025-08-17', '17 Agu 2025'],
    ['', 'Tanggal tidak tersedia'],
    ['kemarin', 'Tanggal tidak tersedia'],
  ])('dates a folder of %j %s', (iso, expected) => {
    expect(folderDateLabel(iso)).toBe(expected);
  });

  it('says what the specification says', () => {
    expect([cachedDataBanner('m'), fallbackDataBanner('m'), emptySearchMessage(' X ')]).toEqual([
      'Using cached data due to API error: m',
      'Using fallback data due to API error: m',
      'Tidak ditemukan galeri yang sesuai dengan " X "',
    ]);
  });
});
