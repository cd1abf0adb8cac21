import type { AddressMove } from '../../domain/navigation/address-move.ts';
import type { PageAddress } from '../ports/page-address.ts';

/**
 * Makes a move in the history (domain/navigation/address-move.ts).
 * @param target the address that is wanted
 * @param from the address that the page is at
 */
export function moveTo(address: PageAddress, move: AddressMove, target: string, from: string): void {
  if (move === 'push') address.push(target, from);
  else if (move === 'replace') address.replace(target);
  else if (move === 'back') address.back();
}
