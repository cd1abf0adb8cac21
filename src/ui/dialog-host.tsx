import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useEffect } from 'react';
import { upperDialog } from '../domain/navigation/dialogs.ts';
import * as texts from '../domain/navigation/texts.ts';
import * as sharedTexts from '../domain/shared/texts.ts';
import { useDependencies } from './dependencies.tsx';
import { DialogWaiting } from './dialog-waiting.tsx';
import { DialogIntentProvider } from './shared/dialog-intent.tsx';
import { Notice } from './shared/notice.tsx';
import { useChunk } from './shared/use-chunk.ts';
import { TitlesProvider } from './shared/use-document-title.tsx';
import { useRenewal } from './shared/use-renewal.ts';
import './dialog-host.scss';

/**
 * Shows the dialogs over the page, and loads their code when the first one opens or a visitor is about to open one.
 * While the code loads, a frame is shown in its place.
 */
export function DialogHost({ children }: { children: ReactNode }) {
  const { site, shown } = useDependencies();
  const loadDialogs = useCallback(async () => {
    // What they show is there before they are drawn.
    await shown.load();
    return (await import('./dialogs.tsx')).Dialogs;
  }, [shown]);
  const { dialogs } = site;
  const top = useSelector(dialogs, ({ value }) => upperDialog((id) => value[id] === 'open'));
  const anyOpen = top !== undefined;
  const { component: Dialogs, failed, ask, intend } = useChunk<object>(loadDialogs, anyOpen);
  useRenewal(anyOpen && failed);
  // Whoever presses another link asks for it again.
  useEffect(() => {
    if (!anyOpen || !failed) return;
    const { context } = dialogs.getSnapshot();
    const following = dialogs.subscribe((next) => {
      if (next.context === context) return;
      following.unsubscribe();
      ask();
    });
    return () => following.unsubscribe();
  }, [anyOpen, failed, dialogs, ask]);
  return (
    <DialogIntentProvider onIntent={intend}>
      {children}
      {Dialogs && (
        <TitlesProvider>
          <Dialogs />
        </TitlesProvider>
      )}
      {anyOpen && !Dialogs && !failed && (
        <DialogWaiting id={top} onClose={() => dialogs.send({ type: 'dialog.closed', dialog: top })} />
      )}
      {anyOpen && failed && (
        <div className="dialog-host__failed">
          <Notice
            kind="failed"
            title={texts.dialogNotLoadedTitle}
            detail={sharedTexts.checkConnectionThenRetry}
            action={{ label: sharedTexts.retry, onAct: ask }}
          />
        </div>
      )}
    </DialogIntentProvider>
  );
}
