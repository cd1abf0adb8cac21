import { type ReactNode, useCallback } from 'react';
import { DialogIntentProvider, useDialogIntent } from '../shared/dialog-intent.tsx';
import { loadLightboxBody } from './lightbox-chunk.ts';

/** Brings the lightbox along with the dialogs when a visitor seems about to open a folder. */
export function LightboxIntent({ children }: { children: ReactNode }) {
  const intendDialogs = useDialogIntent();
  const intend = useCallback(() => {
    intendDialogs();
    // A failure shows when the lightbox opens, not before.
    loadLightboxBody().catch(() => undefined);
  }, [intendDialogs]);
  return <DialogIntentProvider onIntent={intend}>{children}</DialogIntentProvider>;
}
