import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { DialogId } from '../../domain/navigation/dialogs.ts';
import { useDependencies } from '../dependencies.tsx';

/** Whether a dialog is open, and how to close it. */
export function useDialog(dialog: DialogId): readonly [boolean, () => void] {
  const { dialogs } = useDependencies().site;
  const open = useSelector(dialogs, (snapshot) => snapshot.value[dialog] === 'open');
  const close = useCallback(() => dialogs.send({ type: 'dialog.closed', dialog }), [dialogs, dialog]);
  return [open, close];
}
