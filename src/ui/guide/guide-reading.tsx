import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback } from 'react';
import { livePagesAround } from '../../domain/guide/live-pages.ts';
import * as texts from '../../domain/guide/texts.ts';
import type { DocumentText } from './document-text.ts';
import { ReadingSheet } from './reading-sheet.tsx';
import { useGuide } from './use-guide.ts';
import { usePageTexts } from './use-page-texts.ts';
import { useRead } from './use-read.ts';
import { useReadingScroll } from './use-reading-scroll.ts';
import { useRoom } from './use-room.ts';

// CSS pixels: wider lines are hard to follow.
const WIDEST = 760;

/**
 * The reading mode: all pages below one another, with text that can be selected and read aloud. Only the pages around
 * the present one are drawn; the others keep their room, and their text for screen readers and for the browser's
 * search.
 */
export function GuideReading({ pdf, text }: { pdf: PDFDocumentProxy; text: DocumentText }) {
  const [guide, index] = useGuide((snapshot) => snapshot.context.index);
  const [, zoom] = useGuide((snapshot) => snapshot.context.zoom);
  const [stage, room] = useRoom<HTMLElement>();
  // Of the first page, which the others are taken to have until they are drawn.
  const readRatio = useCallback(async () => {
    const page = await pdf.getPage(1).catch(() => undefined);
    const { width, height } = page?.getViewport({ scale: 1 }) ?? { width: 1, height: 1 };
    return width / height;
  }, [pdf]);
  const ratio = useRead<number | undefined>(readRatio, undefined);
  const pageTexts = usePageTexts(text);
  const width = room && ratio ? Math.round(Math.min(room.width, WIDEST) * zoom) : undefined;
  const onScroll = useReadingScroll({ stage, guide, index, width });
  const [first, last] = livePagesAround(index, pdf.numPages);
  return (
    <section
      className="guide-reading"
      aria-label={texts.readingLabel}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
      tabIndex={0}
      ref={stage}
      onScroll={onScroll}
    >
      {width !== undefined &&
        [...Array(pdf.numPages).keys()].map((pageIndex) => (
          <ReadingSheet
            key={pageIndex}
            index={pageIndex}
            width={width}
            ratio={ratio ?? 1}
            isDrawn={pageIndex >= first && pageIndex <= last}
            text={pageTexts[pageIndex]}
          />
        ))}
    </section>
  );
}
