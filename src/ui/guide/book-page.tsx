import { type RefCallback, useContext, useState } from 'react';
import { Page } from 'react-pdf';
import { BOOK_PAGE, PAGE_RENDER, renderScale } from '../../domain/guide/book-size.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { BookPagesContext } from './book-pages-context.ts';
import { canvasSharpness } from './sharpness.ts';

/** A page of the book: paper, with the document's page on it while it is near the open ones. */
export function BookPage({ index, ref }: { index: number; ref?: RefCallback<HTMLDivElement> | undefined }) {
  const { first, last, layout, pageWidth } = useContext(BookPagesContext);
  const side = layout === 'spread' && index % 2 === 1 ? 'left' : 'right';
  const isDrawn = index >= first && index <= last;
  return (
    <div className={`guide-leaf guide-leaf--${side}`} data-index={index} ref={ref}>
      <div className="guide-leaf__paper" role="img" aria-label={sharedTexts.page(index + 1)}>
        {isDrawn && <DrawnPage index={index} pageWidth={pageWidth} />}
      </div>
    </div>
  );
}

function DrawnPage({ index, pageWidth }: { index: number; pageWidth: number }) {
  const [own, setOwn] = useState<{ width: number; height: number }>();
  // Until its own size is known, it is drawn as wide as the page allows.
  const size = own
    ? { scale: renderScale(own, pageWidth) }
    : { width: (PAGE_RENDER.width * pageWidth) / BOOK_PAGE.width };
  return (
    <Page
      {...size}
      className="guide-leaf__drawing"
      pageIndex={index}
      devicePixelRatio={canvasSharpness()}
      renderTextLayer={false}
      renderAnnotationLayer={false}
      loading={null}
      onLoadSuccess={({ originalWidth, originalHeight }) =>
        setOwn((known) => known ?? { width: originalWidth, height: originalHeight })
      }
    />
  );
}
