import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createBuiltInGallery } from '../../../src/adapters/built-in-gallery/built-in-gallery.ts';
import { prepareGallery } from '../../../src/domain/gallery/prepare-gallery.ts';
import { pageOf } from '../../../src/domain/shared/pages.ts';

const folders = await createBuiltInGallery().load();

it('holds 9 folders and 40 items, all of which the rules keep, 8 folders shown', () => {
  const prepared = prepareGallery(folders);
  const items = prepared.reduce((sum, { imageCount }) => sum + imageCount, 0);
  expect([prepared.length, items, pageOf(prepared, 1).length]).toEqual([9, 40, 8]);
});

it('stands in display order already, so that it is shown as written', () => {
  expect(prepareGallery(folders)).toEqual(folders);
});

it('has its pictures on this site, none twice in a folder', () => {
  for (const { images } of folders) {
    expect(new Set(images.map(({ fileId }) => fileId)).size).toBe(images.length);
    for (const { directUrl, downloadUrl } of images) {
      for (const address of [directUrl, downloadUrl]) {
        expect(existsSync(`content/akar${address}`), address).toBe(true);
      }
    }
  }
});
