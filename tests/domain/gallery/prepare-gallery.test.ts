import { describe, expect, it } from 'vitest';
import { prepareFolder, prepareGallery } from '../../../src/domain/gallery/prepare-gallery.ts';
import { aFolder, aGalleryImage } from '../../fixtures/gallery.ts';

describe('prepareFolder', () => {
  it('keeps allowed images, highest index first, and counts them', () => {
    const { mimeType: _, ...untyped } = aGalleryImage({ imageName: 'd.png', imageIndex: 12 });
    const images = [
      aGalleryImage({ imageName: 'a.jpg', imageIndex: 2 }),
      aGalleryImage({ imageName: 'b.svg', imageIndex: 9, mimeType: 'image/svg+xml' }),
      aGalleryImage({ imageName: 'c.jpg', imageIndex: 10 }),
      untyped,
      { ...untyped, imageName: 'e.mov' },
    ];
    const folder = aFolder({ images, imageCount: 99 });
    expect(prepareFolder(folder)).toEqual({
      ...folder,
      imageCount: 3,
      images: [untyped, images[2], images[0]],
    });
    expect(folder.images).toBe(images);
  });

  it('keeps images of one index in their order', () => {
    const images = ['a', 'b', 'c'].map((fileId) => aGalleryImage({ fileId, imageIndex: 4 }));
    expect(prepareFolder(aFolder({ images })).images.map(({ fileId }) => fileId)).toEqual(['a', 'b', 'c']);
  });

  it('counts none in an empty folder', () => {
    expect(prepareFolder(aFolder({ images: [] }))).toEqual(aFolder({ images: [], imageCount: 0 }));
  });
});

describe('prepareGallery', () => {
  it('puts the newest folder first and those without a readable date last, in their order', () => {
    const folders = [
      ['x', 'kemarin'],
      ['old', '2023-01-05'],
      ['new', '2024-11-18T10:00:00+07:00'],
      ['y', ''],
      ['twin', '2024-11-18T03:00:00Z'],
      ['impossible', '2024-02-31'],
    ].map(([folderId = '', createdDate = '']) => aFolder({ folderId, createdDate }));
    expect(prepareGallery(folders).map(({ folderId }) => folderId)).toEqual([
      'new',
      'twin',
      'old',
      'x',
      'y',
      'impossible',
    ]);
  });

  it('keeps the first folder of an id', () => {
    const folders = [
      aFolder({ caption: 'pertama' }),
      aFolder({ caption: 'kedua', createdDate: '2030-01-01' }),
    ];
    expect(prepareGallery(folders)).toEqual([aFolder({ caption: 'pertama' })]);
  });

  it('may be applied twice', () => {
    const folders = [
      aFolder(),
      aFolder({ folderId: '2', images: [aGalleryImage({ mimeType: 'video/mp4' })] }),
    ];
    const once = prepareGallery(folders);
    expect(prepareGallery(once)).toEqual(once);
  });
});
