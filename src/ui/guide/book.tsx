import { useEffect, useMemo, useState } from 'react';
import HTMLFlipBook from 'react-pageflip';
import { BOOK_PAGE, type BookSize } from '../../domain/guide/book-size.ts';
import { type Heading, livePages } from '../../domain/guide/live-pages.ts';
import { SWIPE_DISTANCE } from '../../domain/shared/swipe.ts';
import { useReducedMotion } from '../shared/use-reduced-motion.ts';
import { BookPage } from './book-page.tsx';
import { BookPagesContext } from './book-pages-context.ts';
import { useBookEngine } from './use-book-engine.ts';
import { useGuide } from './use-guide.ts';

/**
 * The book (spec §9 Guide). The engine moves the elements of the pages, so React makes them once and a context tells
 * them what to draw. The engine follows the machine; a page turned by a drag, a swipe or a click is reported to the
 * machine.
 */
export function Book({ size, zoom }: { size: BookSize; zoom: number }) {
  const [guide, pageCount] = useGuide((snapshot) => snapshot.context.pageCount);
  const isReduced = useReducedMotion();
  const [start] = useState(() => guide.getSnapshot().context.index);
  const [rest, setRest] = useState(start);
  const [heading, setHeading] = useState<Heading>('forward');
  const { layout, pageWidth } = size;
  const engine = useBookEngine({
    guide,
    layout,
    isAnimated: !isReduced,
    onRest: setRest,
    onHeading: setHeading,
  });
  const pages = useMemo(
    () => [...Array(pageCount).keys()].map((index) => <BookPage key={index} index={index} />),
    [pageCount],
  );
  const [first, last] = livePages({ index: rest, pageCount, layout }, heading);
  const shown = useMemo(() => ({ first, last, layout, pageWidth }), [first, last, layout, pageWidth]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the width is what the engine is to measure again
  useEffect(() => engine.measure(), [engine, pageWidth]);

  return (
    <div className="guide-book" data-layout={layout}>
      <BookPagesContext value={shown}>
        <HTMLFlipBook
          className="guide-book__engine"
          style={{}}
          startPage={start}
          size="stretch"
          width={BOOK_PAGE.width * zoom}
          height={BOOK_PAGE.height * zoom}
          minWidth={Math.min(Math.floor(BOOK_PAGE.minWidth * zoom), pageWidth)}
          maxWidth={BOOK_PAGE.maxWidth * zoom}
          minHeight={BOOK_PAGE.minHeight * zoom}
          maxHeight={BOOK_PAGE.maxHeight * zoom}
          drawShadow
          maxShadowOpacity={0.8}
          flippingTime={800}
          swipeDistance={SWIPE_DISTANCE}
          showCover
          usePortrait={layout === 'single'}
          startZIndex={0}
          autoSize
          mobileScrollSupport
          clickEventForward
          useMouseEvents
          showPageCorners={!isReduced}
          disableFlipByClick={false}
          onInit={engine.begin}
          onFlip={engine.report}
          onChangeState={engine.sense}
        >
          {pages}
        </HTMLFlipBook>
      </BookPagesContext>
    </div>
  );
}
