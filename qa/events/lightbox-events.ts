import * as v from 'valibot';
import type { GalleryFolder, GalleryImage } from '../../src/domain/gallery/gallery.ts';
import { bare, carrying, index, sharedPage, strict } from './fields.ts';

const image = strict('an image', {
  imageName: v.string(),
  imageIndex: v.number(),
  fileId: v.string(),
  mimeType: v.exactOptional(v.string()),
  size: v.exactOptional(v.number()),
  width: v.exactOptional(v.number()),
  height: v.exactOptional(v.number()),
  directUrl: v.string(),
  downloadUrl: v.string(),
});
const folder = strict('a folder', {
  folderId: v.string(),
  folderName: v.string(),
  caption: v.string(),
  imageCount: v.number(),
  images: v.array(image),
  zipFile: v.exactOptional(strict('an archive', { downloadUrl: v.string() })),
  createdDate: v.string(),
  captionDetails: v.exactOptional(
    strict('the details of a caption', { source: v.string(), fullText: v.string() }),
  ),
});
const photo = (fileId: string): GalleryImage => ({
  imageName: `${fileId}.jpg`,
  imageIndex: 0,
  fileId,
  directUrl: `/media/${fileId}/800.webp`,
  downloadUrl: `/media/${fileId}/800.webp`,
});
/** The folder 'sawah', with photos of the scenarios' documents. */
export const folderWith = (...fileIds: string[]) =>
  ({
    folderId: 'sawah',
    folderName: 'Sawah Dilindungi',
    caption: '',
    imageCount: fileIds.length,
    images: fileIds.map(photo),
    createdDate: '2024-11-01',
  }) satisfies GalleryFolder;
const page = { title: 'Sawah Dilindungi', url: 'https://bupc.example.id/home?galeri=sawah&foto=1' };

/** What happens to the lightbox. */
export const LIGHTBOX_EVENTS = {
  'lightbox.opened': carrying(
    'lightbox.opened',
    { folderId: v.string(), index },
    { folderId: 'sawah', index: 0 },
  ),
  'folder.settled': carrying(
    'folder.settled',
    { folder },
    { folder: folderWith('sawah-01.hv4uk6l4v74b', 'sawah-02.4n2p3jujbrcd') },
    {
      folder: folderWith('sawah-02.4n2p3jujbrcd', 'sawah-03.aj3goie2wkwj', 'ukur-02.idr4cqmhnhwk'),
    },
    { folder: folderWith() },
  ),
  'lightbox.closed': bare('lightbox.closed'),
  'image.next': bare('image.next'),
  'image.previous': bare('image.previous'),
  'image.first': bare('image.first'),
  'image.last': bare('image.last'),
  'image.shown': carrying('image.shown', { index }, { index: 1 }),
  'zoom.toggled': bare('zoom.toggled'),
  'zoom.changed': carrying('zoom.changed', { zoomed: v.boolean() }, { zoomed: false }),
  'image.rotated': bare('image.rotated'),
  'details.toggled': bare('details.toggled'),
  'download.requested': bare('download.requested'),
  'share.requested': carrying('share.requested', { page: sharedPage }, { page }),
};
