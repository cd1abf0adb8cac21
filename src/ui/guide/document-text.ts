import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { SearchableDocument } from '../../application/ports/guide-text.ts';
import { findOnPage } from '../../domain/guide/text-search.ts';

/** The text of a document, page by page, to read and to search. */
export interface DocumentText extends SearchableDocument {
  readonly pageCount: number;
  /**
   * Gives the text of a page, an empty one where it has none.
   * @param index zero-based
   * @throws the reason of `signal` once it is aborted, or what the document says of a broken page
   */
  textOf(index: number, signal: AbortSignal): Promise<string>;
}

/** The text of a document that react-pdf has loaded; a page is read once. */
export function documentText(pdf: PDFDocumentProxy): DocumentText {
  const texts = new Map<number, string>();
  const textOf = async (index: number, signal: AbortSignal): Promise<string> => {
    const known = texts.get(index);
    if (known !== undefined) return known;
    const page = await pdf.getPage(index + 1);
    signal.throwIfAborted();
    const { items } = await page.getTextContent();
    signal.throwIfAborted();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    texts.set(index, text);
    return text;
  };
  return {
    pageCount: pdf.numPages,
    textOf,
    find: async (index, query, signal) => findOnPage(await textOf(index, signal), query),
  };
}
