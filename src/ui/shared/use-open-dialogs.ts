import { dialogAddress, parseAddress } from '../../domain/navigation/address.ts';
import type { OpenDialogs } from '../../domain/navigation/dialogs.ts';
import { readSearch } from '../../domain/shared/search-parameters.ts';
import { useDependencies } from '../dependencies.tsx';
import { afterPaint } from './after-paint.ts';

// A second press before the first one has been answered asks for the same.
let takeBack: () => void = () => undefined;

/**
 * Opens dialogs of /home without leaving it: as a new entry of the history, from which Back leads here again. The frame that shows what
 * was pressed comes first; `opening` runs just before the dialog does, or where another press takes its place.
 */
export function useOpenDialogs(): (open: OpenDialogs, opening?: () => void) => void {
  const { address } = useDependencies();
  return (wanted, opening) => {
    takeBack();
    const stop = afterPaint(() => {
      takeBack = () => undefined;
      opening?.();
      const { path, search } = address.current();
      const present = readSearch(search);
      const asked = dialogAddress(wanted, present);
      const open = parseAddress(present);
      if (asked === `${path}${search}`) return;
      // Nobody has seen the dialog of a press before that is not drawn yet: Back is not to show it.
      const isUnseen = Object.keys(open).length > 0 && document.querySelector('[role="dialog"]') === null;
      if (isUnseen) address.replace(asked);
      else address.push(asked, dialogAddress(open, present));
    });
    takeBack = () => {
      stop();
      opening?.();
    };
  };
}
