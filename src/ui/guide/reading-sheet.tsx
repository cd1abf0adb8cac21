import { useState } from 'react';
import { Page } from 'react-pdf';
import { canvasSharpness } from './sharpness.ts';
import 'react-pdf/dist/Page/TextLayer.css';
import * as sharedTexts from '../../domain/shared/texts.ts';

/** A page of the reading mode. Lengths in CSS pixels, the ratio width to height. */
export interface ReadingSheetProps {
  readonly index: number;
  readonly width: number;
  readonly ratio: number;
  readonly isDrawn: boolean;
  /** The text that is there while the page is not drawn; absent until it has been read. */
  readonly text: string | undefined;
}

/** A page in reading mode: drawn, under text that can be selected, or only its room with its text unseen. */
export function ReadingSheet({ index, width, ratio, isDrawn, text }: ReadingSheetProps) {
  const [own, setOwn] = useState<number>();
  return (
    <section
      className="guide-sheet"
      aria-label={sharedTexts.page(index + 1)}
      style={{ width, aspectRatio: String(own ?? ratio) }}
    >
      {!isDrawn && text && <p className="visually-hidden">{text}</p>}
      {isDrawn && (
        <Page
          pageIndex={index}
          width={width}
          devicePixelRatio={canvasSharpness()}
          renderAnnotationLayer={false}
          loading={null}
          onLoadSuccess={({ originalWidth, originalHeight }) => setOwn(originalWidth / originalHeight)}
        />
      )}
    </section>
  );
}
