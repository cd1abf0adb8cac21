import type { Wanted } from './adapters/files/wanted.ts';
import { type PageName, pageOfMachine } from './application/shared/every-machine.ts';

const ADDRESSES: Readonly<Record<PageName, string>> = { home: '/home', peta: '/peta/' };

/** Gives the page on which a path or a recording is replayed; undefined where nothing is. */
function pageOf({ path, recording }: Wanted): PageName | undefined {
  if (recording) return recording.address.startsWith('/peta') ? 'peta' : 'home';
  return path && pageOfMachine(path.machine);
}

/**
 * Goes to the page that what is wanted is of, with the same question.
 * @param present the page that stands there
 * @returns false where it is this one
 */
export function leavesFor(wanted: Wanted, present: PageName): boolean {
  const page = pageOf(wanted);
  if (page === undefined || page === present) return false;
  location.replace(`${ADDRESSES[page]}${location.search}${location.hash}`);
  return true;
}
