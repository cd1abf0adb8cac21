import { useCallback } from 'react';
import { useInspector } from '../use-inspector.tsx';

/** The parameters that open a page with the text of a file. */
const CARRIED_PATH = '?path=file&inspect';
const CARRIED_SCENARIO = '?scenario=file&inspect';

/**
 * Opens a text in the page: a path, a recording, a report or a scenario. A bad one is refused, with a sentence
 * for each field, and the session stays.
 */
export function useOpenText(): (text: string) => void {
  const { ask, refuse, files } = useInspector();
  return useCallback(
    (text: string) => {
      const read = files.read(text);
      if ('problems' in read) refuse(read.problems);
      else {
        const search = read.kind === 'scenario' ? CARRIED_SCENARIO : CARRIED_PATH;
        ask({ type: 'page.open', search, file: text });
      }
    },
    [ask, refuse, files],
  );
}

/** A button that opens a file. */
export function FileOpen({ id }: { id: string }) {
  const open = useOpenText();
  return (
    <label className="button button--bar file-open">
      Open a file
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        onChange={async (event) => {
          const input = event.target;
          const text = await input.files?.[0]?.text();
          // Cleared, so that the same file can be chosen again after it was edited.
          input.value = '';
          if (text !== undefined) open(text);
        }}
      />
    </label>
  );
}
