import { parseAddress } from '../../src/domain/navigation/address.ts';
import { type DialogId, dialogOf, type OpenDialogs } from '../../src/domain/navigation/dialogs.ts';

// Things of the embedded content, by the dialog that is about them.
const IDS: { readonly [Id in DialogId]?: string } = {
  article: 'maket-kawasan',
  lightbox: 'sawah',
};

/** Gives an address at which a dialog is open, by itself or over the one that it opens over. */
export function exampleAddress(id: DialogId): OpenDialogs {
  const { parameter, word, subject, detail } = dialogOf(id);
  const value = subject === 'id' ? (IDS[id] ?? id) : subject === 'ordinal' ? 4 : (word ?? true);
  return parseAddress({ [parameter]: value, ...(detail !== undefined && { [detail]: 2 }) });
}
