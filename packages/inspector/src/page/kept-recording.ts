import type { KeptTexts } from '../application/inspection/kept-texts.ts';
import type { InspectorCommand, PageMessage } from '../application/inspection/messages.ts';

const KEY = 'qa_recording';

/** What keeps a recording over a load of the page. */
export interface KeptOptions {
  readonly window: Pick<Window, 'addEventListener'>;
  /** Those of the tab. */
  readonly texts: KeptTexts;
  /** The recording of this page; undefined where its tester did nothing that no file has. */
  readonly unsaved: () => string | undefined;
  /** How many entries a recording has. @throws where it cannot be read */
  readonly count: (text: string) => number;
  readonly tell: (message: PageMessage) => void;
  readonly save: (text: string, count: number) => void;
  readonly replay: (text: string) => void;
}

/**
 * Keeps the recording of a page that is left, and offers it in the next page of the tab. Where the browser does not keep it, it
 * asks before the page is left.
 * @returns ends the offer
 */
export function keepRecording(
  options: KeptOptions,
): (by: Extract<InspectorCommand, { type: 'recording.kept' }>['by']) => void {
  const { window, texts, unsaved, count, tell, save, replay } = options;
  let offered = texts.read(KEY);
  const offer = (text: string | undefined) => {
    offered = text;
    texts.keep(KEY, text);
  };
  window.addEventListener('beforeunload', (event) => {
    const text = unsaved() ?? offered;
    if (!texts.keep(KEY, text) && text !== undefined) event.preventDefault();
  });
  try {
    if (offered !== undefined) tell({ type: 'recording.kept', count: count(offered) });
  } catch {
    offer(undefined);
    const text = 'The page was loaded anew, and what was recorded before cannot be read.';
    tell({ type: 'page.noticed', notice: { id: 0, tone: 'problem', texts: [text] } });
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
    tell({ type: 'recording.kept', count: undefined });
  };
}
