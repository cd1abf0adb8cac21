import { useId, useState } from 'react';
import type { ReportPart } from '../../application/inspection/messages.ts';
import type { Report } from '../../domain/report.ts';
import { reportMarkdown } from '../../domain/report-markdown.ts';
import { Button } from '../button.tsx';
import { useInspector } from '../use-inspector.tsx';

const PARTS: readonly (readonly [ReportPart, string])[] = [
  ['path', 'Path that was replayed'],
  ['difference', 'Difference'],
  ['log', 'Log, all machines'],
  ['console', 'Console'],
  ['address', 'Address'],
  ['browser', 'Browser'],
  ['screen', 'Screen'],
  ['build', 'Build'],
  ['picture', 'Picture of the page'],
];

/** Makes a bug report: a file with everything that is needed to mend the bug, or the same as text to paste. */
export function ReportForm() {
  const { session, ask, moment } = useInspector();
  const [parts, setParts] = useState<readonly ReportPart[]>(PARTS.map(([part]) => part));
  const [note, setNote] = useState('');
  const [copied, setCopied] = useState(false);
  const field = useId();
  const { file } = session;
  const made = file?.name.startsWith('report-') ? file : undefined;
  const markdown = made && reportMarkdown(JSON.parse(made.text) as Report, made.name);
  return (
    <form
      className="report"
      onSubmit={(event) => {
        event.preventDefault();
        setCopied(false);
        ask({ type: 'report.make', parts, note, moment });
      }}
    >
      <h2 className="pane__title">
        Bug report <span className="pane__quiet">up to #{moment}</span>
      </h2>
      <fieldset className="report__parts">
        <legend className="pane__quiet">The recording, and:</legend>
        {PARTS.map(([part, word]) => (
          <label key={part}>
            <input
              type="checkbox"
              checked={parts.includes(part)}
              onChange={() =>
                setParts(parts.includes(part) ? parts.filter((one) => one !== part) : [...parts, part])
              }
            />
            {word}
          </label>
        ))}
      </fieldset>
      <label htmlFor={field}>What happened</label>
      <textarea
        id={field}
        rows={4}
        value={note}
        placeholder="Optional. One or two sentences for whoever mends it."
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" look="main">
        Save bug report
      </Button>
      {made && markdown && (
        <div role="status">
          <p>
            <code>{made.name}</code>, {Math.ceil(made.text.length / 1024)} KB, is saved.
          </p>
          <Button onClick={() => void navigator.clipboard.writeText(markdown).then(() => setCopied(true))}>
            {copied ? 'Copied' : 'Copy as Markdown'}
          </Button>
          <details>
            <summary>As Markdown</summary>
            <textarea readOnly rows={8} value={markdown} aria-label="Markdown" />
          </details>
        </div>
      )}
      <p className="pane__quiet">
        The file opens in any inspector as it was: <b>Open a file</b>, or drop it on the window.
      </p>
    </form>
  );
}
