import type { InspectorCommand, PageMessage } from '../application/inspection/messages.ts';
import type { StoredTexts } from '../application/inspection/stored-texts.ts';

const KEY = 'qa_recording';

/** What stores a recording while the page reloads. */
export interface StoredRecordingOptions {
  readonly window: Pick<Window, 'addEventListener'>;
  /** Those of the tab. */
  readonly texts: StoredTexts;
  /** The recording of this page; undefined where its tester did nothing that no file has. */
  readonly unsaved: () => string | undefined;
  /** How many entries a recording has. @throws where it cannot be read */
  readonly count: (text: string) => number;
  readonly send: (message: PageMessage) => void;
  readonly save: (text: string, count: number) => void;
  readonly replay: (text: string) => void;
}

/**
 * Stores the recording of a page that is left, and offers it in the next page of the tab. Where the browser refuses, it
 * asks before the page is left.
 * @returns ends the offer
 */
export function storeRecording(
  options: StoredRecordingOptions,
): (by: Extract<InspectorCommand, { type: 'recording.stored' }>['by']) => void {
  const { window, texts, unsaved, count, send, save, replay } = options;
  let offered = texts.read(KEY);
  const offer = (text: string | undefined) => {
    offered = text;
    texts.write(KEY, text);
  };
  window.addEventListener('beforeunload', (event) => {
    const text = unsaved() ?? offered;
    if (!texts.write(KEY, text) && text !== undefined) event.preventDefault();
  });
  try {
    if (offered !== undefined) send({ type: 'recording.stored', count: count(offered) });
  } catch {
    offer(undefined);
    const text = 'The page was loaded anew, and what was recorded before cannot be read.';
    send({ type: 'page.noticed', notice: { id: 0, tone: 'problem', texts: [text] } });
  }
  return (by) => {
    const text = offered;
    if (text === undefined) return;
    offer(undefined);
    try {
      if (by === 'save') save(text, count(text));
      if (by === 'replay') replay(text);
    } catch (error) {
      offer(text);
      throw error;
    }
    send({ type: 'recording.stored', count: undefined });
  };
}
