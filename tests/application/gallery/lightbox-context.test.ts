import { expect, it } from 'vitest';
import { CLOSED, photoCount, wantedFile } from '../../../src/application/gallery/lightbox-context.ts';
import { folderOf, photo } from './running-lightbox.ts';

const open = { ...CLOSED, folderId: 'folder-1', folder: folderOf('a', 'b') };

it('counts no photos before the folder has arrived', () => {
  expect([photoCount(CLOSED), photoCount(open)]).toEqual([0, 2]);
});

it('wants the file of the photo on view', () => {
  const { directUrl, downloadUrl } = photo('b');
  expect(wantedFile({ ...open, index: 1 })).toEqual({
    url: directUrl,
    name: 'b.jpg',
    fallbackUrl: downloadUrl,
  });
});

it('wants no file where there is no photo', () => {
  expect(() => wantedFile(CLOSED)).toThrow(new RangeError('no photo to save'));
});
