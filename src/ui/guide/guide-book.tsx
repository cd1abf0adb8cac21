import { type CSSProperties, useEffect } from 'react';
import { bookSize } from '../../domain/guide/book-size.ts';
import { Book } from './book.tsx';
import { GuideTurn } from './guide-turn.tsx';
import { useGuide } from './use-guide.ts';
import { useRoom } from './use-room.ts';

/** The book on its ground, fitted to the room it has; arrows stand beside it, since nothing inside it hears React. */
export function GuideBook() {
  const [guide, zoom] = useGuide((snapshot) => snapshot.context.zoom);
  const [stage, room] = useRoom<HTMLDivElement>();
  const size = room && bookSize(room, zoom);
  const layout = size?.layout;
  useEffect(() => {
    if (layout) guide.send({ type: 'layout.changed', layout });
  }, [guide, layout]);
  // The arrows stand beside the book, and at the edges where it leaves no room.
  const width = size ? `${size.layout === 'spread' ? 2 * size.pageWidth : size.pageWidth}px` : '0px';
  return (
    <div className="guide-stage" ref={stage} style={{ '--book': width } as CSSProperties}>
      <GuideTurn direction="previous" place="side" />
      <div className="guide-stage__scroll">
        {/* The engine keeps the size and the layout that it was made with. */}
        {size && <Book key={`${zoom} ${size.layout}`} size={size} zoom={zoom} />}
      </div>
      <GuideTurn direction="next" place="side" />
    </div>
  );
}
