import { describe, expect, it } from 'vitest';
import { parseGallery, parseGalleryFolders } from '../../../src/adapters/http/gallery-feed.ts';
import { recordingLogger } from '../../fakes/recording-logger.ts';
import * as raw from '../../fixtures/feed-documents.ts';
import { aFolder, aGalleryImage } from '../../fixtures/gallery.ts';

describe('parseGallery', () => {
  it.each([
    ['good ones', { width: 1000, height: 667 }, { width: 1000, height: 667 }],
    ['none', {}, {}],
    ['what is no number', { width: 'lebar', height: null }, {}],
  ])('of the pixels of a photo reads %s', (_what, given, read) => {
    const [rawImage] = raw.rawFolder.images;
    const document = raw.galleryDocument([{ ...raw.rawFolder, images: [{ ...rawImage, ...given }] }]);
    expect(parseGallery(document, recordingLogger())).toEqual([aFolder({ images: [aGalleryImage(read)] })]);
  });

  it('reads a folder with everything', () => {
    const folder = {
      ...raw.rawFolder,
      zipFile: { name: 'pantai.zip', id: 'z', size: '1048576', url: 'x', downloadUrl: 'https://a.example/z' },
      docFile: { name: 'x' },
      captionDetails: { source: 'pantai.docx', extractedAt: 'x', fullText: 'Teks lengkap' },
    };
    expect(parseGallery(raw.galleryDocument([folder]), recordingLogger())).toEqual([
      aFolder({
        zipFile: { downloadUrl: 'https://a.example/z' },
        captionDetails: { source: 'pantai.docx', fullText: 'Teks lengkap' },
      }),
    ]);
  });

  it('fills the gaps of a bare folder', () => {
    const bare = { folderId: 7, folderName: 'Rapat', images: null, zipFile: null, captionDetails: 'x' };
    expect(parseGallery(raw.galleryDocument([bare]), recordingLogger())).toEqual([
      {
        folderId: '7',
        folderName: 'Rapat',
        caption: '',
        imageCount: 0,
        images: [],
        createdDate: '',
      },
    ]);
  });

  it.each([
    ['an id', { folderId: '' }],
    ['a name', { folderName: null }],
  ])('drops a folder without %s', (_what, gap) => {
    const logger = recordingLogger();
    expect(parseGallery(raw.galleryDocument([{ ...raw.rawFolder, ...gap }, raw.rawFolder]), logger)).toEqual([
      aFolder(),
    ]);
    expect(logger.events).toMatchObject([
      { name: 'feed.item-dropped', detail: { feed: 'gallery', index: 0 } },
    ]);
  });

  it('leaves out a bad image alone', () => {
    const logger = recordingLogger();
    const images = [
      { ...raw.rawGalleryImage, directUrl: 'javascript:alert(1)' },
      raw.rawGalleryImage,
      { ...raw.rawGalleryImage, fileId: null },
    ];
    const folders = parseGallery(
      raw.galleryDocument([raw.rawFolder, { ...raw.rawFolder, folderId: 'folder-2', images }]),
      logger,
    );
    expect(folders).toEqual([aFolder(), aFolder({ folderId: 'folder-2' })]);
    expect(logger.events).toEqual([
      {
        name: 'feed.image-dropped',
        detail: { feed: 'gallery', item: 1, index: 0, reason: 'directUrl: unsafe address' },
      },
      {
        name: 'feed.image-dropped',
        detail: { feed: 'gallery', item: 1, index: 2, reason: expect.stringContaining('fileId') },
      },
    ]);
  });

  it('leaves out an unsafe zip alone', () => {
    const logger = recordingLogger();
    const zipFile = { name: 'x.zip', downloadUrl: '//lain.example/x.zip' };
    expect(parseGallery(raw.galleryDocument([{ ...raw.rawFolder, zipFile }]), logger)).toEqual([aFolder()]);
    expect(logger.events).toEqual([
      { name: 'feed.zip-dropped', detail: { feed: 'gallery', item: 0, reason: 'unsafe address' } },
    ]);
  });

  it('takes a zip that has an address alone, and none without one', () => {
    const zipFiles = [{ downloadUrl: '/z.zip' }, { name: 'x.zip' }];
    const folders = zipFiles.map((zipFile, index) => ({
      ...raw.rawFolder,
      folderId: `folder-${index}`,
      zipFile,
    }));
    expect(parseGallery(raw.galleryDocument(folders), recordingLogger())).toEqual([
      aFolder({ folderId: 'folder-0', zipFile: { downloadUrl: '/z.zip' } }),
      aFolder({ folderId: 'folder-1' }),
    ]);
  });
});

describe('a gallery image', () => {
  const read = (image: object) =>
    parseGalleryFolders([{ ...raw.rawFolder, images: [image] }], recordingLogger())[0]?.images[0];

  it('takes numbers as text', () => {
    expect(read({ ...raw.rawGalleryImage, imageIndex: '12', size: ' 2048 ' })).toEqual(
      aGalleryImage({ imageIndex: 12, size: 2048 }),
    );
  });

  it('stands in for what is missing', () => {
    const download = 'https://drive.google.com/uc?export=download&id=1a%2Fb';
    expect(read({ fileId: '1a/b', mimeType: null, size: 'x', imageIndex: {} })).toEqual({
      imageName: '',
      imageIndex: 0,
      fileId: '1a/b',
      directUrl: download,
      downloadUrl: download,
    });
    expect(read({ fileId: '1a', downloadUrl: '/unduh', thumbnailUrl: '/kecil' })).toMatchObject({
      directUrl: '/unduh',
      downloadUrl: '/unduh',
    });
  });
});

describe('parseGalleryFolders', () => {
  it('reads back what it gave, as a cache stores it', () => {
    const folders = [
      aFolder({
        zipFile: { downloadUrl: '/z' },
        captionDetails: { source: '', fullText: 'x' },
      }),
      aFolder({ folderId: 'folder-2', images: [], imageCount: 7 }),
    ];
    expect(parseGalleryFolders(JSON.parse(JSON.stringify(folders)), recordingLogger())).toEqual(folders);
  });
});
