import { describe, expect, it } from 'vitest';
import { readyForSearch, searchFolders } from '../../../src/domain/gallery/search-folders.ts';
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

  it('makes the texts to look in once for each list, a line for each text of a folder', () => {
    const list = [aFolder({ folderName: 'Rapat  BESAR', caption: 'Warga' })];
    const texts = readyForSearch(list);
    expect(texts).toEqual(['rapat besar\nwarga\n']);
    expect(readyForSearch(list)).toBe(texts);
  });

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
