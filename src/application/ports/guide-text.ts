import type { TextHit } from '../../domain/guide/text-search.ts';

/** A document whose pages can be searched. */
export interface SearchableDocument {
  /**
   * Finds words on a page.
   * @param index of the page, zero-based
   * @throws the reason of `signal` once it is aborted, or the document's error about a broken page
   */
  find(index: number, query: string, signal: AbortSignal): Promise<readonly TextHit[]>;
}

/** The text of the guide while its document is open; without one, nothing is found. */
export interface GuideText extends SearchableDocument {
  /**
   * Takes the loaded document.
   * @returns forgets it again
   */
  open(document: SearchableDocument): () => void;
}
