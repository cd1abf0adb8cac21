import { dialogAddress, parseAddress } from '../../domain/navigation/address.ts';
import type { OpenDialogs } from '../../domain/navigation/dialogs.ts';
import { readSearch } from '../../domain/shared/search-parameters.ts';
import { useDependencies } from '../dependencies.tsx';
import { afterPaint } from './after-paint.ts';

// A second press before the first one has been answered asks for the same.
let takeBack: () => void = () => undefined;

/**
 * Opens dialogs of /home without leaving it: as a new entry of the history, from which Back leads here again. The frame that shows what
 * was pressed comes first; `opening` runs just before the dialog does.
 */
export function useOpenDialogs(): (open: OpenDialogs, opening?: () => void) => void {
  const { address } = useDependencies();
  return (open, opening) => {
    takeBack();
    takeBack = afterPaint(() => {
      opening?.();
      const present = readSearch(address.current().search);
      address.push(dialogAddress(open, present), dialogAddress(parseAddress(present), present));
    });
  };
}
