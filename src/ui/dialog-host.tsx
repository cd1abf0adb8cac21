import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback } from 'react';
import { useServices } from './services-context.tsx';
import { DialogIntentProvider } from './shared/dialog-intent.tsx';
import { useChunk } from './shared/use-chunk.ts';
import { useDialogAddress } from './shared/use-dialog-address.ts';

const loadDialogs = () => import('./dialogs.tsx').then((module) => module.Dialogs);

/**
 * Keeps dialogs and address together around the page, and brings the dialogs' code when the first one opens or
 * a visitor seems about to open one.
 */
export function DialogHost({ children }: { children: ReactNode }) {
  const { modals } = useServices().site;
  useDialogAddress();
  const anyOpen = useSelector(modals, ({ value }) => Object.values(value).includes('open'));
  const [Dialogs, ask] = useChunk<object>(loadDialogs, anyOpen);
  const intend = useCallback(() => ask(), [ask]);
  return (
    <DialogIntentProvider onIntent={intend}>
      {children}
      {Dialogs && <Dialogs />}
    </DialogIntentProvider>
  );
}
