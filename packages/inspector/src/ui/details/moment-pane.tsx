import { clockText } from '../../domain/clock-text.ts';
import { entryText } from '../../domain/entry-text.ts';
import { effectInWords, payloadInWords } from '../../domain/entry-words.ts';
import type { LogEntry } from '../../domain/log-entry.ts';
import { isMuted } from '../../domain/log-filter.ts';
import { stateInWords } from '../../domain/state-words.ts';
import { CopyButton } from '../copy-button.tsx';
import { JsonTree } from '../json-tree.tsx';
import { useInspector } from '../use-inspector.tsx';
import { Fields } from './fields.tsx';
import { guardsAsked, takenBy } from './last-transition.ts';
import { RequestAnswer } from './request.tsx';

/** Everything about the entry of the moment, and the causes of it. */
export function MomentPane() {
  const { session, charts, settings, moment, goTo } = useInspector();
  const { entries } = session.log;
  // What a muted machine does takes the last entry away from nobody who reads it.
  const entry =
    session.moment === undefined
      ? entries.findLast((one) => !isMuted(one, settings.filter))
      : entries[moment - 1];
  if (entry === undefined) return <p className="empty">Nothing yet. Use the page, or send an event.</p>;
  const chart = charts[entry.to];
  const taken = chart ? takenBy(chart, entry) : [];
  const guards = chart ? guardsAsked(chart, entry) : [];
  const causes = causesOf(entries, entry);
  const { effect, payload } = entry;
  return (
    <>
      <h3 className="pane__title">
        #{entry.id} {entry.name} <span className="pane__quiet">{entry.kind}</span>
      </h3>
      <Fields
        fields={[
          ['Time', <code key="time">{clockText(entry.at)}</code>],
          ['From', entry.from],
          ['To', entry.to],
          [
            'Caused by',
            causes.length > 0 &&
              causes.map((cause) => (
                <button key={cause.id} type="button" className="link" onClick={() => goTo(cause.id)}>
                  #{cause.id} {cause.name}
                </button>
              )),
          ],
          [
            'State',
            effect?.state && <code key="state">{effectInWords(entry) || stateInWords(effect.state)}</code>,
          ],
          ['Guards', guards.map(({ guard, said }) => `${guard} said ${said ? 'yes' : 'no'}`).join('; ')],
          ['Actions', taken.flatMap(({ actions }) => actions).join(', ')],
          [
            effect?.fate ?? '',
            effect?.reason && (
              <span key="reason" className="bad">
                {effect.reason}
              </span>
            ),
          ],
          ['At', effect?.stack && <code key="at">{effect.stack.join('\n')}</code>],
        ]}
      />
      {entry.kind === 'request' && <RequestAnswer entry={entry} />}
      {payload !== undefined && entry.kind !== 'request' && (
        <>
          <h3 className="pane__title">Payload</h3>
          {typeof payload === 'object' ? (
            <JsonTree value={payload} />
          ) : (
            <code>{payloadInWords(payload)}</code>
          )}
        </>
      )}
      <div className="pane__row">
        <CopyButton key={entry.id} label="Copy as text" file="entry.txt" text={() => entryText(entry)} />
      </div>
    </>
  );
}

function causesOf(entries: readonly LogEntry[], entry: LogEntry): readonly LogEntry[] {
  const causes: LogEntry[] = [];
  let cause = entry.cause === undefined ? undefined : entries[entry.cause - 1];
  while (cause && causes.length < 4) {
    causes.push(cause);
    cause = cause.cause === undefined ? undefined : entries[cause.cause - 1];
  }
  return causes;
}
