import { dialogAddress, HOME, openingsOf, parseAddress } from '../../domain/navigation/address.ts';
import { addressMove } from '../../domain/navigation/address-move.ts';
import { readSearch, writeSearch } from '../../domain/shared/search-parameters.ts';
import { openDialogs } from '../dialogs/dialogs-machine.ts';
import type { Site } from '../machines.ts';
import type { PageAddress } from '../ports/page-address.ts';
import { moveTo } from '../shared/move-to.ts';

/**
 * Ties the dialogs to the page's address (contract "Addresses"): they follow every change of it, Back included, and it
 * follows what they open and close. What the address names in vain is removed from it.
 * @returns unties them
 */
export function connectDialogs(
  { dialogs }: Pick<Site, 'dialogs'>,
  { address }: { readonly address: PageAddress },
): () => void {
  // On its way back to the entry below, the page still stands at the address that it is leaving.
  let isLeaving = false;

  const followAddress = () => {
    isLeaving = false;
    const { path, search, hash } = address.place();
    if (path !== HOME) return;
    const parameters = readSearch(search);
    const open = parseAddress(parameters);
    const tidy = dialogAddress(open, parameters);
    if (tidy !== `${HOME}${writeSearch(parameters)}`) address.replace(`${tidy}${hash}`);
    else dialogs.send({ type: 'address.changed', open });
  };

  const followDialogs = () => {
    const { path, search, openedFrom } = address.place();
    if (path !== HOME || isLeaving) return;
    const parameters = readSearch(search);
    const present = parseAddress(parameters);
    const wanted = openDialogs(dialogs.getSnapshot());
    const target = { address: dialogAddress(wanted, parameters), openings: openingsOf(wanted) };
    const here = { address: dialogAddress(present, parameters), openings: openingsOf(present), openedFrom };
    const move = addressMove(here, target);
    isLeaving = move === 'back';
    moveTo(address, move, target.address, here.address);
  };

  const unwatch = address.subscribe(followAddress);
  followAddress();
  const subscription = dialogs.subscribe(followDialogs);
  return () => {
    unwatch();
    subscription.unsubscribe();
  };
}
