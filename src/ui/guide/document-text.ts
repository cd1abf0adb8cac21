import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { GuideText } from '../../application/ports/guide-text.ts';

/** The text of a document that react-pdf has loaded; a page is read once. */
export function documentText(pdf: PDFDocumentProxy): GuideText {
  const texts = new Map<number, string>();
  return {
    pageCount: pdf.numPages,
    async textOf(index, signal) {
      const known = texts.get(index);
      if (known !== undefined) return known;
      const page = await pdf.getPage(index + 1);
      signal.throwIfAborted();
      const { items } = await page.getTextContent();
      signal.throwIfAborted();
      const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
      texts.set(index, text);
      return text;
    },
  };
}
