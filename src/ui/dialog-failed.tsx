import type { ReactNode } from 'react';
import type { DialogId } from '../domain/navigation/dialogs.ts';
import * as texts from '../domain/navigation/texts.ts';
import * as sharedTexts from '../domain/shared/texts.ts';
import { useDependencies } from './dependencies.tsx';
import { DialogFrame } from './shared/dialog-frame.tsx';
import { ErrorBoundary } from './shared/error-boundary.tsx';
import { Notice } from './shared/notice.tsx';

/** Limits a failure to one dialog: a small dialog with a retry instead, and the page under it stays. */
export function DialogBoundary(props: { dialog: DialogId; onClose: () => void; children: ReactNode }) {
  const { dialog, onClose, children } = props;
  const { logger } = useDependencies();
  const failed = (retry: () => void) => (
    <DialogFrame size="sm" title={texts.dialogFailedTitle} onClose={onClose}>
      <Notice
        kind="failed"
        title={texts.dialogFailedLead}
        detail={texts.dialogFailedText}
        action={{ label: sharedTexts.retry, onAct: retry }}
      />
    </DialogFrame>
  );
  return (
    <ErrorBoundary
      fallback={failed}
      onError={({ message }) => logger.event('dialog.failed', { dialog, message })}
    >
      {children}
    </ErrorBoundary>
  );
}
