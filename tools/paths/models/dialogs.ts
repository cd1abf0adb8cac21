import * as v from 'valibot';
import type { DialogsContext } from '../../../src/application/dialogs/dialogs-machine.ts';
import { DIALOG_IDS } from '../../../src/domain/navigation/dialogs.ts';
import { MAX_SEARCHED } from '../../../src/domain/shared/searched-words.ts';
import { SPATIAL_SERVICE_IDS } from '../../../src/domain/shared/spatial-services.ts';
import type { Model } from '../model.ts';
import { examplesOf } from './examples.ts';
import { HOSTILE_NUMBERS, HOSTILE_TEXTS } from './hostile.ts';
import { optionalText, ordinal } from './shapes.ts';

const events = examplesOf('dialogs');

/** The dialogs and the address. */
export const dialogs: Model = {
  machine: 'dialogs',
  scenarios: ['all-well'],
  events: [
    ...DIALOG_IDS.flatMap((dialog) => events.filter((event) => event.dialog === dialog)),
    ...events.filter((event) => event.dialog === undefined),
    { type: 'address.changed', open: { layanan: 'krk' } },
    { type: 'address.changed', open: { galeri: 'jalur-hijau' } },
    { type: 'address.changed', open: { galeri: 'sawah', foto: 3 } },
    { type: 'address.changed', open: { mulai: 'usaha' } },
  ],
  hostile: [
    ...HOSTILE_NUMBERS.flatMap((number) => [
      { type: 'subject.moved', foto: number },
      { type: 'subject.moved', panduan: number },
    ]),
    ...HOSTILE_TEXTS.map((text) => ({ type: 'address.changed', open: { artikel: text, galeri: text } })),
    ...HOSTILE_TEXTS.map((temukan) => ({ type: 'subject.moved', temukan })),
    { type: 'dialog.closed', dialog: 'constructor' },
  ],
  collapse: ({ layanan, artikel, galeri, foto, panduan, temukan, mulai }: DialogsContext) => [
    layanan,
    artikel,
    galeri,
    foto,
    panduan,
    temukan,
    mulai,
  ],
  // Each dialog is a parallel region: states with more than two open dialogs add nothing new.
  stopWhen: ({ value }) => Object.values(value).filter((region) => region === 'open').length > 2,
  context: v.strictObject({
    layanan: v.optional(v.picklist(SPATIAL_SERVICE_IDS)),
    artikel: optionalText,
    galeri: optionalText,
    foto: v.optional(ordinal),
    panduan: v.optional(ordinal),
    temukan: v.optional(v.pipe(v.string(), v.maxLength(MAX_SEARCHED))),
    mulai: v.optional(v.pipe(v.string(), v.maxLength(MAX_SEARCHED))),
  }),
};
