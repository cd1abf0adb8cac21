import { durationText } from '../../domain/duration-text.ts';
import type { LogEntry, RequestPayload } from '../../domain/log-entry.ts';
import { Fields } from './fields.tsx';

/** What became of a request, with the body of its answer. */
export function RequestAnswer({ entry: { payload, ms } }: { entry: LogEntry }) {
  const { status, type, size, body, error }: RequestPayload = payload ?? {};
  return (
    <>
      <h3 className="pane__title">Answer</h3>
      <Fields
        fields={[
          ['Status', status],
          ['Took', ms === undefined ? 'under way' : durationText(ms)],
          ['Type', type],
          ['Size', size !== undefined && `${size} bytes`],
          ['Error', error],
        ]}
      />
      {body && <pre className="pane__body">{body}</pre>}
    </>
  );
}
