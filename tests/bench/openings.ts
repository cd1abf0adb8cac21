import type { Opening } from '@bupc/bench';
import { exampleAddress } from '../../qa/events/example-address.ts';
import { dialogAddress } from '../../src/domain/navigation/address.ts';
import { DIALOG_IDS } from '../../src/domain/navigation/dialogs.ts';

// Of the sample content.
const SUBJECTS = { article: 'membaca-kode-zona', lightbox: '1map-lembar-persil-eq4ZJfUmB' };

/** Every dialog, at an address that opens it. */
export const OPENINGS: readonly Opening[] = DIALOG_IDS.map((id) => ({
  name: id,
  address: dialogAddress(exampleAddress(id, SUBJECTS)),
}));
