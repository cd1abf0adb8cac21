import type { PDFDocumentProxy } from 'pdfjs-dist';
import { WIDE } from '../shared/use-media.ts';
import type { DocumentText } from './document-text.ts';
import { GuideBook } from './guide-book.tsx';
import { GuideOutcome } from './guide-outcome.tsx';
import { GuideOutline } from './guide-outline.tsx';
import { GuideReading } from './guide-reading.tsx';
import { GuideSearch } from './guide-search.tsx';
import { GuideToolbar } from './guide-toolbar.tsx';
import type { GuideFrameProps } from './use-fullscreen.ts';
import { useGuide } from './use-guide.ts';
import { useOutline } from './use-outline.ts';

/** A loaded document: as a book or in reading mode, with the open panel beside it and the tools below. */
export function GuideViewer(props: GuideFrameProps & { pdf: PDFDocumentProxy; text: DocumentText }) {
  const { pdf, text, frame } = props;
  const [guide, isBook] = useGuide((snapshot) => snapshot.matches({ open: { view: 'book' } }));
  const [, isSearching] = useGuide((snapshot) => snapshot.matches({ open: { panel: 'search' } }));
  const [, isOutlined] = useGuide((snapshot) => snapshot.matches({ open: { panel: 'outline' } }));
  const outline = useOutline(pdf);
  const jump = (index: number) => {
    guide.send({ type: 'page.shown', index });
    // On a small screen the panel lies over the page that was asked for.
    if (!matchMedia(WIDE).matches) guide.send({ type: 'panel.closed' });
  };
  return (
    <>
      <div className="guide-main">
        {isBook ? <GuideBook /> : <GuideReading pdf={pdf} text={text} />}
        {isSearching && <GuideSearch onJump={jump} />}
        {isOutlined && <GuideOutline entries={outline} onJump={jump} />}
      </div>
      <GuideToolbar frame={frame} hasOutline={outline.length > 0} />
      <GuideOutcome />
    </>
  );
}
