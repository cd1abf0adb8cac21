import * as v from 'valibot';
import type { LightboxContext } from '../../../src/application/gallery/lightbox-context.ts';
import type { GalleryFolder, GalleryImage } from '../../../src/domain/gallery/gallery.ts';
import type { Model } from '../model.ts';
import { HOSTILE_NUMBERS, HOSTILE_TEXTS } from './hostile.ts';
import { folder, index, optionalText } from './shapes.ts';

const photo = (fileId: string): GalleryImage => ({
  imageName: `${fileId}.jpg`,
  imageIndex: 0,
  fileId,
  directUrl: `/media/${fileId}/800.webp`,
  downloadUrl: `/media/${fileId}/800.webp`,
});
const withPhotos = (...fileIds: string[]): GalleryFolder => ({
  folderId: 'sawah',
  folderName: 'Sawah Dilindungi',
  caption: '',
  imageCount: fileIds.length,
  images: fileIds.map(photo),
  createdDate: '2024-11-01',
});
const page = { title: 'Sawah Dilindungi', url: 'https://bupc.example.id/home?galeri=sawah&foto=1' };

/** The lightbox. */
export const lightbox: Model = {
  machine: 'lightbox',
  scenarios: [
    'all-well',
    'download-opened',
    'download-blocked',
    'download-fails',
    'share-sheet',
    'share-cancelled',
    'share-fails',
  ],
  events: [
    { type: 'lightbox.opened', folderId: 'sawah', index: 0 },
    {
      type: 'folder.settled',
      folder: withPhotos('1gal-sawah-01-GyhRQ8atSLuWTp', '1gal-sawah-02-cetWGtHKmMmApC'),
    },
    {
      type: 'folder.settled',
      folder: withPhotos(
        '1gal-sawah-02-cetWGtHKmMmApC',
        '1gal-sawah-03-hJDMk7EJmbv7oP',
        '1gal-ukur-02-XDjFPzJ8NLrFVEx',
      ),
    },
    { type: 'folder.settled', folder: withPhotos() },
    { type: 'lightbox.closed' },
    { type: 'image.next' },
    { type: 'image.previous' },
    { type: 'image.first' },
    { type: 'image.last' },
    { type: 'image.shown', index: 1 },
    { type: 'zoom.toggled' },
    { type: 'zoom.changed', zoomed: false },
    { type: 'image.rotated' },
    { type: 'details.toggled' },
    { type: 'download.requested' },
    { type: 'share.requested', page },
  ],
  hostile: [
    ...HOSTILE_NUMBERS.flatMap((number) => [
      { type: 'lightbox.opened', folderId: 'sawah', index: number },
      { type: 'image.shown', index: number },
    ]),
    ...HOSTILE_TEXTS.map((text) => ({
      type: 'folder.settled',
      folder: { ...withPhotos(text), folderName: text, caption: text },
    })),
    {
      type: 'folder.settled',
      folder: withPhotos(
        '1gal-sawah-03-hJDMk7EJmbv7oP',
        '1gal-sawah-02-cetWGtHKmMmApC',
        '1gal-sawah-01-GyhRQ8atSLuWTp',
      ),
    },
    { type: 'lightbox.opened', folderId: '__proto__', index: 3 },
  ],
  collapse: ({ folderId, folder: shown, index: place, zoomed }: LightboxContext) => [
    folderId,
    shown?.images.length,
    place,
    zoomed,
  ],
  context: v.pipe(
    v.strictObject({
      folderId: optionalText,
      folder: v.optional(folder),
      index: v.number(),
      zoomed: v.boolean(),
      rotation: v.picklist([0, 90, 180, 270]),
    }),
    // Before the folder is here the index is what the address asks for, and is clamped once it is.
    v.check(
      ({ folder: shown, index: place }) =>
        shown === undefined || (v.is(index, place) && place < Math.max(1, shown.images.length)),
      'a photo that is not there',
    ),
  ),
};
