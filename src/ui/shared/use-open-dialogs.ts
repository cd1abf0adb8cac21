import { dialogAddress, parseAddress } from '../../domain/navigation/address.ts';
import type { OpenDialogs } from '../../domain/navigation/dialogs.ts';
import { readSearch } from '../../domain/shared/search-parameters.ts';
import { useDependencies } from '../dependencies.tsx';

/** Opens dialogs of /home without leaving it: as a new entry of the history, from which Back leads here again. */
export function useOpenDialogs(): (open: OpenDialogs) => void {
  const { address } = useDependencies();
  return (open) => {
    const present = readSearch(address.current().search);
    address.push(dialogAddress(open, present), dialogAddress(parseAddress(present), present));
  };
}
