import * as v from 'valibot';
import { DIALOG_IDS } from '../../../domain/navigation/dialogs.ts';
import { TAB_IDS } from '../../../domain/navigation/tabs.ts';
import { PRIORITY_SERVICE_IDS } from '../../../domain/services/terms.ts';
import { SPATIAL_SERVICE_IDS } from '../../../domain/shared/spatial-services.ts';
import { strict } from '../shared/schema-problems.ts';
import { exampleAddress } from './example-address.ts';
import { bare, carrying, ordinal } from './fields.ts';

/** What happens to the navigation bar. */
export const NAVIGATION_EVENTS = {
  'tab.activated': carrying(
    'tab.activated',
    { tab: v.picklist(TAB_IDS) },
    ...TAB_IDS.map((tab) => ({ tab })),
  ),
};

const dialog = v.picklist(DIALOG_IDS);
const everyDialog = DIALOG_IDS.map((id) => ({ dialog: id }));
const openDialogs = strict('an address', {
  layanan: v.exactOptional(v.picklist(['utama', ...SPATIAL_SERVICE_IDS, 'peta', 'interaksi'])),
  syarat: v.exactOptional(v.picklist(PRIORITY_SERVICE_IDS)),
  profil: v.exactOptional(v.literal(true)),
  artikel: v.exactOptional(v.string()),
  galeri: v.exactOptional(v.string()),
  foto: v.exactOptional(ordinal),
  panduan: v.exactOptional(ordinal),
  temukan: v.exactOptional(v.string()),
  mulai: v.exactOptional(v.string()),
});
/** What happens to the dialogs. */
export const DIALOGS_EVENTS = {
  'dialog.opened': carrying('dialog.opened', { dialog }, ...everyDialog),
  'dialog.closed': carrying('dialog.closed', { dialog }, ...everyDialog),
  'address.changed': carrying(
    'address.changed',
    { open: openDialogs },
    ...[{}, ...DIALOG_IDS.map((id) => exampleAddress(id))].map((open) => ({ open })),
  ),
  'photo.shown': carrying('photo.shown', { foto: ordinal }, { foto: 3 }),
  'page.shown': carrying('page.shown', { panduan: ordinal }, { panduan: 5 }),
  'answers.given': carrying('answers.given', { mulai: v.string() }, { mulai: 'rumah' }),
  'words.typed': carrying('words.typed', { temukan: v.string() }, { temukan: 'siteplan' }),
};

/** What happens to the dropdown of legal products. */
export const DROPDOWN_EVENTS = {
  'pointer.entered': bare('pointer.entered'),
  'pointer.left': bare('pointer.left'),
  'button.toggled': bare('button.toggled'),
  'outside.pressed': bare('outside.pressed'),
  'item.chosen': bare('item.chosen'),
  'escape.pressed': bare('escape.pressed'),
};
