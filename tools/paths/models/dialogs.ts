import * as v from 'valibot';
import type { DialogId, DialogsContext } from '../../../src/application/dialogs/dialogs-machine.ts';
import type { OpenDialogs } from '../../../src/domain/navigation/address.ts';
import type { Model } from '../model.ts';
import { HOSTILE_NUMBERS, HOSTILE_TEXTS } from './hostile.ts';
import { optionalText, ordinal } from './shapes.ts';

const DIALOGS: readonly DialogId[] = [
  'services',
  'map',
  'interaction',
  'itrTerms',
  'krkTerms',
  'profile',
  'article',
  'lightbox',
  'guide',
];
const ADDRESSES: readonly OpenDialogs[] = [
  {},
  { layanan: 'utama' },
  { layanan: 'peta' },
  { layanan: 'interaksi' },
  { layanan: 'utama', syarat: 'itr' },
  { layanan: 'utama', syarat: 'krk' },
  { profil: true },
  { artikel: 'maket-kawasan' },
  { galeri: 'sawah', foto: 2 },
  { panduan: 4 },
];

/** The dialogs and the address. */
export const dialogs: Model = {
  machine: 'dialogs',
  scenarios: ['all-well'],
  events: [
    ...DIALOGS.flatMap((dialog) => [
      { type: 'dialog.opened', dialog },
      { type: 'dialog.closed', dialog },
    ]),
    ...ADDRESSES.map((open) => ({ type: 'address.changed', open })),
    { type: 'photo.shown', foto: 3 },
    { type: 'page.shown', panduan: 5 },
  ],
  hostile: [
    ...HOSTILE_NUMBERS.flatMap((number) => [
      { type: 'photo.shown', foto: number },
      { type: 'page.shown', panduan: number },
    ]),
    ...HOSTILE_TEXTS.map((text) => ({ type: 'address.changed', open: { artikel: text, galeri: text } })),
    { type: 'dialog.opened', dialog: 'constructor' },
  ],
  collapse: ({ artikel, galeri, foto, panduan }: DialogsContext) => [artikel, galeri, foto, panduan],
  // Dialogs are regions of their own: more than two open at once bring nothing new.
  stopWhen: ({ value }) => Object.values(value).filter((region) => region === 'open').length > 2,
  context: v.strictObject({
    artikel: optionalText,
    galeri: optionalText,
    foto: v.optional(ordinal),
    panduan: v.optional(ordinal),
  }),
};
