import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { DialogId } from '../../application/modals/modals-machine.ts';
import { useServices } from '../services-context.tsx';

/** Whether a dialog is open, and how to close it. */
export function useDialog(dialog: DialogId): readonly [boolean, () => void] {
  const { modals } = useServices().site;
  const open = useSelector(modals, (snapshot) => snapshot.value[dialog] === 'open');
  const close = useCallback(() => modals.send({ type: 'dialog.closed', dialog }), [modals, dialog]);
  return [open, close];
}
