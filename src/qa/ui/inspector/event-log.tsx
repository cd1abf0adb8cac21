import { useDeferredValue, useState } from 'react';
import { filterLog, type LoggedEvent } from '../../application/inspection/session.ts';
import { JsonTree } from './json-tree.tsx';

const SHOWN = 200;

const time = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});

/** The log of events, newest first, with time, origin and payload. */
export function EventLog({ log }: { log: readonly LoggedEvent[] }) {
  const [text, setText] = useState('');
  const found = filterLog(log, useDeferredValue(text));
  return (
    <>
      <label className="inspector__field">
        Filter
        <input
          type="search"
          value={text}
          placeholder="type, actor, origin or payload"
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p className="inspector__none" role="status">
        {found.length} of {log.length} events{found.length > SHOWN && `, the newest ${SHOWN} shown`}
      </p>
      <ol className="inspector__log">
        {found.slice(0, SHOWN).map(({ id, at, origin, actor, event }) => (
          <li key={id}>
            <p>
              <time>{time.format(at)}</time> {origin} → <b>{actor}</b>
            </p>
            <JsonTree name={event.type} value={event} />
          </li>
        ))}
      </ol>
    </>
  );
}
