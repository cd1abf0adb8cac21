import { createContext, type ReactNode, useContext } from 'react';

const DialogIntentContext = createContext<() => void>(() => undefined);

/** Hands down how to bring the dialogs' code before it is needed. */
export function DialogIntentProvider({ onIntent, children }: { onIntent: () => void; children: ReactNode }) {
  return <DialogIntentContext value={onIntent}>{children}</DialogIntentContext>;
}

/** To be called when a visitor seems about to open a dialog: on hover or focus. */
export function useDialogIntent(): () => void {
  return useContext(DialogIntentContext);
}
