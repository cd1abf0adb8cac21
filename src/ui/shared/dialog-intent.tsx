import { createContext, type ReactNode, useContext } from 'react';

const DialogIntentContext = createContext<() => void>(() => undefined);

/** Provides a function that loads the dialogs' code before it is needed. */
export function DialogIntentProvider({ onIntent, children }: { onIntent: () => void; children: ReactNode }) {
  return <DialogIntentContext value={onIntent}>{children}</DialogIntentContext>;
}

/** Call it when a visitor is about to open a dialog: on hover or focus. */
export function useDialogIntent(): () => void {
  return useContext(DialogIntentContext);
}
