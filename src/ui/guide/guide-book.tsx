import { type CSSProperties, type KeyboardEvent, type TouchEvent, useLayoutEffect } from 'react';
import { bookSize } from '../../domain/guide/book-size.ts';
import * as texts from '../../domain/guide/texts.ts';
import { Book } from './book.tsx';
import { GuideTurn } from './guide-turn.tsx';
import { useGuide } from './use-guide.ts';
import { useRoom } from './use-room.ts';

/**
 * The book, fitted into its space. Its arrows are beside it, because React receives no events from elements that the
 * engine has moved. A book zoomed wider than its space is panned by touch; then only buttons and keys turn its pages.
 */
export function GuideBook() {
  const [guide, zoom] = useGuide((snapshot) => snapshot.context.zoom);
  const [stage, room] = useRoom<HTMLDivElement>();
  const [scroller, view] = useRoom<HTMLElement>();
  const size = room && bookSize(room, zoom);
  const layout = size?.layout;
  // Before any key: it would turn a page of a layout that the book does not have.
  useLayoutEffect(() => {
    if (layout) guide.send({ type: 'layout.changed', layout });
  }, [guide, layout]);
  // The arrows stand beside the book, and at the edges where it leaves no room.
  const width = size ? (size.layout === 'spread' ? 2 : 1) * size.pageWidth : 0;
  const isWide = view !== undefined && width > view.width;
  const isHigh = view !== undefined && (size?.pageHeight ?? 0) > view.height;
  // The engine takes a drag for a turn, so it must not see one that pans.
  const stopPan = (event: TouchEvent) => event.stopPropagation();
  // Arrow keys scroll what has the focus; neither the guide nor listeners on the document may take them.
  const stopArrows = (event: KeyboardEvent) => {
    if (event.target === event.currentTarget && event.key.startsWith('Arrow')) event.stopPropagation();
  };
  return (
    <div className="guide-stage" ref={stage} style={{ '--book': `${width}px` } as CSSProperties}>
      <GuideTurn direction="previous" variant="side" />
      <section
        className="guide-stage__scroll"
        aria-label={isWide || isHigh ? texts.enlargedPageLabel : undefined}
        tabIndex={isWide || isHigh ? 0 : undefined}
        data-pan={isWide ? 'both' : 'down'}
        ref={scroller}
        onTouchStartCapture={isWide ? stopPan : undefined}
        onKeyDown={isWide ? stopArrows : undefined}
      >
        {/* The engine keeps the size and the layout that it was made with. */}
        {size && <Book key={`${zoom} ${size.layout}`} size={size} zoom={zoom} />}
      </section>
      <GuideTurn direction="next" variant="side" />
    </div>
  );
}
