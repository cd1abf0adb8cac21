import { HOME } from './address.ts';
import { readSharePath } from './share-path.ts';

/**
 * Gives the address of the landing page that a place leads to: '/' and the shared pages stand in for it, with what follows the path of the
 * first (spec §2 Routes, contract "Addresses").
 * @returns undefined for a place that another page answers, or none
 */
export function landingAddress(path: string, rest: string): string | undefined {
  const plain = path.replace(/\/+$/, '').toLowerCase();
  return plain === '' || plain === HOME ? `${HOME}${rest}` : readSharePath(path);
}
