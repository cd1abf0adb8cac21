import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import { createGuideSearchMachine } from '../../application/guide/guide-search-machine.ts';
import { WIDE } from '../shared/use-media.ts';
import { documentText } from './document-text.ts';
import type { BodyProps } from './guide.tsx';
import { GuideBook } from './guide-book.tsx';
import { GuideOutcome } from './guide-outcome.tsx';
import { GuideOutline } from './guide-outline.tsx';
import { GuideReading } from './guide-reading.tsx';
import { GuideSearch } from './guide-search.tsx';
import { GuideToolbar } from './guide-toolbar.tsx';
import { useGuide } from './use-guide.ts';
import { useOutline } from './use-outline.ts';

/** A document that is loaded: as a book or to read, a panel beside it where one is open, the tools below. */
export function GuideViewer({ pdf, frame }: BodyProps & { pdf: PDFDocumentProxy }) {
  const [guide, isBook] = useGuide((snapshot) => snapshot.matches({ open: { view: 'book' } }));
  const [, isSearching] = useGuide((snapshot) => snapshot.matches({ open: { panel: 'search' } }));
  const [, isOutlined] = useGuide((snapshot) => snapshot.matches({ open: { panel: 'outline' } }));
  const [text] = useState(() => documentText(pdf));
  const [search] = useState(() => createActor(createGuideSearchMachine(text)));
  const outline = useOutline(pdf);
  useEffect(() => {
    search.start();
    return () => {
      search.stop();
    };
  }, [search]);
  const jump = (index: number) => {
    guide.send({ type: 'page.shown', index });
    // On a small screen the panel lies over the page that was asked for.
    if (!matchMedia(WIDE).matches) guide.send({ type: 'panel.closed' });
  };
  return (
    <>
      <div className="guide-main">
        {isBook ? <GuideBook /> : <GuideReading pdf={pdf} text={text} />}
        {isSearching && <GuideSearch search={search} onJump={jump} />}
        {isOutlined && <GuideOutline entries={outline} onJump={jump} />}
      </div>
      <GuideToolbar frame={frame} hasOutline={outline.length > 0} />
      <GuideOutcome />
    </>
  );
}
