import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { openDialogs } from '../../application/dialogs/dialogs-machine.ts';
import { formatAddress, type OpenDialogs } from '../../domain/navigation/address.ts';
import { useDependencies } from '../dependencies.tsx';
import {
  addressedDialogs,
  closeAddress,
  openAddress,
  replaceAddress,
  tidyAddress,
  writeSearch,
} from './dialog-address.ts';

const same = (one: OpenDialogs, other: OpenDialogs): boolean =>
  writeSearch(formatAddress(one)) === writeSearch(formatAddress(other));

// Which photo or page is shown is a detail of its dialog, not a dialog of its own.
const dialogsOf = ({ foto: _, ...open }: OpenDialogs): OpenDialogs =>
  open.panduan === undefined ? open : { ...open, panduan: 1 };

const count = (open: OpenDialogs): number => Object.keys(dialogsOf(open)).length;

/**
 * Keeps the dialogs and the page's address one: the machine follows every change of the address, Back
 * included, and the address follows what the machine opens or closes.
 */
export function useDialogAddress(): void {
  const router = useRouter();
  const { dialogs } = useDependencies().site;
  const query = useRouterState({ select: (state) => state.location.searchStr });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is what this effect follows
  useEffect(() => {
    tidyAddress(router);
    dialogs.send({ type: 'address.changed', open: addressedDialogs(router) });
  }, [router, dialogs, query]);

  useEffect(() => {
    const subscription = dialogs.subscribe((snapshot) => {
      if (!snapshot.matches({ subject: 'following' })) return;
      const wanted = openDialogs(snapshot);
      const present = addressedDialogs(router);
      if (same(wanted, present)) return;
      if (same(dialogsOf(wanted), dialogsOf(present))) replaceAddress(router, wanted);
      else if (count(wanted) > count(present)) openAddress(router, wanted);
      else closeAddress(router, wanted);
    });
    return () => subscription.unsubscribe();
  }, [router, dialogs]);
}
