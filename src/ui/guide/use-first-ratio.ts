import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';

/** Width to height of the document's first page, which the others are taken to have until they are drawn. */
export function useFirstRatio(pdf: PDFDocumentProxy): number | undefined {
  const [ratio, setRatio] = useState<number>();
  useEffect(() => {
    let isCurrent = true;
    pdf.getPage(1).then(
      (page) => {
        const { width, height } = page.getViewport({ scale: 1 });
        if (isCurrent) setRatio(width / height);
      },
      () => {
        if (isCurrent) setRatio(1);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [pdf]);
  return ratio;
}
