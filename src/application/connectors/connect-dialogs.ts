import { dialogAddress, HOME, openingsOf, parseAddress } from '../../domain/navigation/address.ts';
import { writeSearch } from '../../domain/shared/search-parameters.ts';
import { openDialogs } from '../dialogs/dialogs-machine.ts';
import type { Site } from '../machines.ts';
import type { PageAddress } from '../ports/page-address.ts';
import { syncWithAddress } from '../shared/sync-with-address.ts';

/**
 * Connects the dialogs with the page's address (contract "Addresses"): they follow every change of it, Back included,
 * and it follows what they open and close. Unknown values are removed from the address.
 * @returns stops them
 */
export function connectDialogs(
  { dialogs }: Pick<Site, 'dialogs'>,
  { address }: { readonly address: PageAddress },
): () => void {
  const { write, stop } = syncWithAddress(address, {
    parse: parseAddress,
    format: (open, search) => ({ address: dialogAddress(open, search), openings: openingsOf(open) }),
    tidy: (open, search, hash) => {
      const tidied = dialogAddress(open, search);
      return tidied === `${HOME}${writeSearch(search)}` ? undefined : `${tidied}${hash}`;
    },
    hear: (open) => dialogs.send({ type: 'address.changed', open }),
  });
  const subscription = dialogs.subscribe((snapshot) => write(openDialogs(snapshot)));
  return () => {
    stop();
    subscription.unsubscribe();
  };
}
