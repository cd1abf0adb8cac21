import { exampleAddress } from '../../src/application/dialogs/example-address-events.ts';
import { dialogAddress } from '../../src/domain/navigation/address.ts';
import type { DialogId } from '../../src/domain/navigation/dialogs.ts';

// Things of the embedded content, by the dialog that is about them.
const SUBJECTS = { article: 'membaca-kode-zona', lightbox: '1map-lembar-persil-eq4ZJfUmB' };

/** The path at which a dialog stands open. */
export const dialogPath = (id: DialogId): string => dialogAddress(exampleAddress(id, SUBJECTS));
