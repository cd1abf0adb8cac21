import { type ReactNode, useCallback } from 'react';
import { useDependencies } from '../dependencies.tsx';
import { afterPaint } from '../shared/after-paint.ts';
import { DialogIntentProvider, type Intent, useDialogIntent } from '../shared/dialog-intent.tsx';
import { loadLightboxBody } from './lightbox-chunk.ts';

/** Loads the lightbox together with the dialogs when a visitor is about to open a folder. */
export function LightboxIntent({ children }: { children: ReactNode }) {
  const { dataSaver } = useDependencies();
  const intendDialogs = useDialogIntent();
  const intend = useCallback(
    (intent: Intent) => {
      intendDialogs(intent);
      // A failure shows when the lightbox opens, not before.
      if (!dataSaver.isSaving()) afterPaint(() => loadLightboxBody().catch(() => undefined));
    },
    [intendDialogs, dataSaver],
  );
  return <DialogIntentProvider onIntent={intend}>{children}</DialogIntentProvider>;
}
