import { useEffect, useState } from 'react';
import type { DocumentText } from './document-text.ts';

// Pages between two drawings of what has been read so far.
const BATCH = 8;

/**
 * Reads the text of every page, one after the other, so that pages that are not drawn can be heard and found too.
 * @returns by page; absent where it has not been read, blank where it cannot be
 */
export function usePageTexts(text: DocumentText): readonly string[] {
  const [texts, setTexts] = useState<readonly string[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    readAll(text, leaving.signal, setTexts);
    return () => leaving.abort();
  }, [text]);
  return texts;
}

async function readAll(
  text: DocumentText,
  signal: AbortSignal,
  show: (texts: readonly string[]) => void,
): Promise<void> {
  const read: string[] = [];
  for (let index = 0; index < text.pageCount; index += 1) {
    read.push(await text.textOf(index, signal).catch(() => ''));
    if (signal.aborted) return;
    if (read.length % BATCH === 0 || read.length === text.pageCount) show([...read]);
  }
}
