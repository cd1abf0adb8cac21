import { useState } from 'react';
import { Page } from 'react-pdf';
import { canvasSharpness } from './sharpness.ts';
import 'react-pdf/dist/Page/TextLayer.css';

/** A page to read: its picture under its text, or the room it takes. Lengths in CSS pixels, the ratio width to height. */
export function ReadingSheet(props: { index: number; width: number; ratio: number; isDrawn: boolean }) {
  const { index, width, ratio, isDrawn } = props;
  const [own, setOwn] = useState<number>();
  return (
    <section
      className="guide-sheet"
      aria-label={`Halaman ${index + 1}`}
      style={{ width, aspectRatio: String(own ?? ratio) }}
    >
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
