import { useInspector } from '../use-inspector.tsx';

/** A button that opens a file: a path, a recording, a report or a scenario. A bad one is refused, with a sentence for each field. */
export function FileOpen() {
  const { ask, refuse, files } = useInspector();
  const open = (text: string) => {
    const read = files.read(text);
    if ('problems' in read) return refuse(read.problems);
    const kind = read.kind === 'scenario' ? 'scenario' : 'path';
    ask({ type: 'page.open', search: `?${kind}=file&inspect`, file: text });
  };
  return (
    <label className="button button--bar file-open">
      Open a file
      <input
        id="open-file"
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
