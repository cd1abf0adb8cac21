import * as v from 'valibot';
import { DIALOG_IDS } from '../../src/domain/navigation/dialogs.ts';
import { PRIORITY_SERVICE_IDS } from '../../src/domain/services/terms.ts';
import { SPATIAL_SERVICE_IDS } from '../../src/domain/shared/spatial-services.ts';
import { exampleAddress } from './example-address.ts';
import { carrying, ordinal, strict } from './fields.ts';

const dialog = v.picklist(DIALOG_IDS);
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
  'dialog.closed': carrying('dialog.closed', { dialog }, ...DIALOG_IDS.map((id) => ({ dialog: id }))),
  'address.changed': carrying(
    'address.changed',
    { open: openDialogs },
    ...[{}, ...DIALOG_IDS.map((id) => exampleAddress(id))].map((open) => ({ open })),
  ),
  'subject.moved': carrying(
    'subject.moved',
    {
      foto: v.exactOptional(ordinal),
      panduan: v.exactOptional(ordinal),
      temukan: v.exactOptional(v.string()),
      mulai: v.exactOptional(v.string()),
    },
    { foto: 3 },
    { panduan: 5 },
    { temukan: 'siteplan' },
    { mulai: 'rumah' },
  ),
};
