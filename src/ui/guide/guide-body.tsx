import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Document, PasswordResponses } from 'react-pdf';
import { useDependencies } from '../dependencies.tsx';
import { ErrorBoundary } from '../shared/error-boundary.tsx';
import { type DocumentText, documentText } from './document-text.ts';
import { GuidePassword } from './guide-password.tsx';
import { GuideViewer } from './guide-viewer.tsx';
import { DOCUMENT_OPTIONS, UNREADABLE, usePdfWorker } from './pdf-library.ts';
import type { GuideFrameProps } from './use-fullscreen.ts';
import { useGuide } from './use-guide.ts';
import './guide-body.scss';

/**
 * Loads the document with react-pdf and reports to the machine: loaded, failed, or locked by a password. Every attempt
 * mounts it again; unmounting it frees the document and its worker.
 */
export function GuideBody({ frame }: GuideFrameProps) {
  const [guide, isLoaded] = useGuide((snapshot) => snapshot.matches({ open: { document: 'loaded' } }));
  const [, isLocked] = useGuide((snapshot) => snapshot.matches({ open: { document: 'locked' } }));
  const { guideText, config } = useDependencies();
  const { guideFile } = config;
  const [loaded, setLoaded] = useState<{ pdf: PDFDocumentProxy; text: DocumentText }>();
  const answer = useRef<(password: string) => void>(undefined);
  const fail = useCallback(
    (error: Error) => guide.send({ type: 'document.failed', message: error.message || UNREADABLE }),
    [guide],
  );
  const isReady = usePdfWorker(fail);
  useEffect(() => loaded && guideText.open(loaded.text), [loaded, guideText]);
  // The machine is informed once the viewer can be drawn: as soon as the page number is visible, it can be changed.
  useEffect(() => {
    if (loaded) guide.send({ type: 'document.loaded', pageCount: loaded.pdf.numPages });
  }, [guide, loaded]);
  if (!isReady || guideFile === undefined) return null;

  const succeed = (pdf: PDFDocumentProxy) => {
    if (pdf.numPages < 1) return fail(new Error(UNREADABLE));
    setLoaded({ pdf, text: documentText(pdf) });
  };
  const give = (password: string) => {
    guide.send({ type: 'password.given' });
    answer.current?.(password);
  };
  return (
    <ErrorBoundary fallback={() => null} onError={fail}>
      <Document
        className="guide-document"
        file={guideFile}
        options={DOCUMENT_OPTIONS}
        suspense={false}
        loading={null}
        error={null}
        onLoadSuccess={succeed}
        onLoadError={fail}
        onSourceError={fail}
        onPassword={(respond, reason) => {
          answer.current = respond;
          const isWrong = reason === PasswordResponses.INCORRECT_PASSWORD;
          guide.send({ type: 'password.asked', isWrong });
        }}
      >
        {isLoaded && loaded && <GuideViewer {...loaded} frame={frame} />}
      </Document>
      {isLocked && <GuidePassword onGive={give} />}
    </ErrorBoundary>
  );
}
