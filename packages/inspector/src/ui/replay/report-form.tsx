import { useId, useState } from 'react';
import { Button } from '../button.tsx';
import { useInspector } from '../use-inspector.tsx';

/** Makes a bug report with what its tester says of it. */
export function ReportForm() {
  const { ask, moment } = useInspector();
  const [note, setNote] = useState('');
  const field = useId();
  return (
    <form
      className="report"
      onSubmit={(event) => {
        event.preventDefault();
        ask({ type: 'report.make', note, moment });
      }}
    >
      <h2 className="pane__title">
        Bug report <span className="pane__quiet">up to #{moment}</span>
      </h2>
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
    </form>
  );
}
