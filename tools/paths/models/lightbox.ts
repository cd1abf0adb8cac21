import * as v from 'valibot';
import { folderWith } from '../../../qa/events/lightbox-events.ts';
import type { LightboxContext } from '../../../src/application/gallery/lightbox-context.ts';
import type { Model } from '../model.ts';
import { examplesOf } from './examples.ts';
import { HOSTILE_NUMBERS, HOSTILE_TEXTS } from './hostile.ts';
import { folder, index, optionalText } from './shapes.ts';

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
  events: examplesOf('lightbox'),
  hostile: [
    ...HOSTILE_NUMBERS.flatMap((number) => [
      { type: 'lightbox.opened', folderId: 'sawah', index: number },
      { type: 'image.shown', index: number },
    ]),
    ...HOSTILE_TEXTS.map((text) => ({
      type: 'folder.settled',
      folder: { ...folderWith(text), folderName: text, caption: text },
    })),
    {
      type: 'folder.settled',
      folder: folderWith('sawah-03.aj3goie2wkwj', 'sawah-02.4n2p3jujbrcd', 'sawah-01.hv4uk6l4v74b'),
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
