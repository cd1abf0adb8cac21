import { Dialog, DialogPanel } from '@headlessui/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { guideTitle, loadFailureText } from '../../domain/guide/guide.ts';
import * as texts from '../../domain/guide/texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { Notice } from '../shared/notice.tsx';
import { Loading } from '../shared/skeleton.tsx';
import { turnOfKey } from '../shared/turn-key.ts';
import { useChunk } from '../shared/use-chunk.ts';
import { useDocumentTitle } from '../shared/use-document-title.tsx';
import { useFocusReturn } from '../shared/use-focus-return.ts';
import { useRenewal } from '../shared/use-renewal.ts';
import { GuideBar } from './guide-bar.tsx';
import { loadGuideBody } from './guide-chunk.ts';
import { useFocusInside } from './use-focus-inside.ts';
import type { GuideFrameProps } from './use-fullscreen.ts';
import { useGuide } from './use-guide.ts';
import './guide.scss';

/**
 * The frame of the guide (spec §2 Guide): title, close button, loading and failure. The document and the libraries that
 * show it come as a chunk of their own.
 */
export function Guide({ onClose }: { onClose: () => void }) {
  useFocusReturn();
  const { centre, guideFile } = useDependencies().config;
  useDocumentTitle(guideTitle(centre.abbreviation));
  const frame = useRef<HTMLDivElement>(null);
  const [guide, isLoading] = useGuide((snapshot) => snapshot.matches({ open: { document: 'loading' } }));
  const [, state] = useGuide(({ value }) => (typeof value === 'object' ? value.open.document : 'closed'));
  const [, isFailed] = useGuide((snapshot) => snapshot.matches({ open: { document: 'failed' } }));
  const [, message = ''] = useGuide((snapshot) => snapshot.context.message);
  const [, attempt] = useGuide((snapshot) => snapshot.context.attempt);
  const {
    component: Body,
    failed: isChunkLost,
    ask,
  } = useChunk<GuideFrameProps>(loadGuideBody, guideFile !== undefined);
  // An old address of the guide, of an office that has none any more.
  useEffect(() => {
    if (guideFile === undefined) guide.send({ type: 'document.failed', message: texts.noGuide });
  }, [guide, guideFile]);
  useRenewal(isChunkLost);
  useFocusInside(frame, `${state} ${isChunkLost}`);
  const onKeyDown = (event: KeyboardEvent) => {
    const turn = turnOfKey(event);
    if (turn === undefined) return;
    event.preventDefault();
    // The carousels of the page below listen to the document's keys.
    event.stopPropagation();
    guide.send({ type: `page.${turn}` });
  };
  const failure = isFailed
    ? { detail: loadFailureText(message), retry: () => guide.send({ type: 'load.retried' }) }
    : isChunkLost && { detail: sharedTexts.checkConnectionThenRetry, retry: ask };

  return (
    <Dialog open onClose={onClose} className="guide" onKeyDown={onKeyDown}>
      <DialogPanel className="guide__panel" ref={frame}>
        <GuideBar onClose={onClose} />
        <div className="guide__ground">
          {failure ? (
            <div className="guide__message">
              <Notice
                kind="failed"
                title={texts.failedTitle}
                detail={failure.detail}
                action={{ label: sharedTexts.retry, onAct: failure.retry }}
              />
            </div>
          ) : (
            Body && <Body key={attempt} frame={frame} />
          )}
          {isLoading && !failure && (
            <div className="guide__message">
              <span className="guide__shape" aria-hidden="true" />
              <Loading text={texts.loading} note={texts.loadingNote} />
            </div>
          )}
        </div>
      </DialogPanel>
    </Dialog>
  );
}
