import { clockText } from '../../domain/clock-text.ts';
import { durationText } from '../../domain/duration-text.ts';
import { entryText } from '../../domain/entry-text.ts';
import { effectInWords, payloadInWords } from '../../domain/entry-words.ts';
import type { LogEntry } from '../../domain/log-entry.ts';
import { isMuted } from '../../domain/log-filter.ts';
import { stateInWords } from '../../domain/state-words.ts';
import { Button } from '../button.tsx';
import { CopyButton } from '../copy-button.tsx';
import { JsonTree } from '../json-tree.tsx';
import { useInspector } from '../use-inspector.tsx';
import { Fields } from './fields.tsx';
import { Killed } from './killed.tsx';
import { guardsAsked, takenBy } from './last-transition.ts';
import { RequestAnswer } from './request.tsx';

/** Everything about the moment: its entry, the causes of it, and the state of every machine. */
export function MomentPane() {
  const { session, charts, settings, moment, at, ask, goTo, machine } = useInspector();
  const { entries } = session.log;
  // What a muted machine does takes the last entry away from nobody who reads it.
  const entry =
    session.moment === undefined
      ? entries.findLast((one) => !isMuted(one, settings.filter))
      : entries[moment - 1];
  if (entry === undefined) return <p className="empty">Nothing yet. Use the page, or send an event.</p>;
  if (at.killer && at.killer.id === moment) return <Killed killer={at.killer} />;
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
      <AllMachines />
      <div className="pane__row">
        <Button onClick={() => ask({ type: 'recording.save', moment })}>Save a recording to here</Button>
        <Button onClick={() => ask({ type: 'link.copy', machine, moment })}>Copy link to #{moment}</Button>
        <CopyButton key={entry.id} label="Copy as text" file="entry.txt" text={() => entryText(entry)} />
      </div>
    </>
  );
}

function AllMachines() {
  const { session, moment, choose, machine: chosen } = useInspector();
  const all = (session.page?.machines ?? []).map((machine) => session.log.machineAt(machine, moment));
  const now = session.log.entries[moment - 1]?.at ?? 0;
  const underWay = all.flatMap((one) => one.underWay.map((work) => ({ ...work, machine: one.machine })));
  return (
    <>
      <h3 className="pane__title">Under way</h3>
      {underWay.length === 0 && <p className="pane__quiet">Nothing is awaited.</p>}
      <Fields
        fields={underWay.map((work) => [
          work.machine,
          work.kind === 'timer'
            ? `${work.name}, ${durationText(Math.max(0, (work.ms ?? 0) - (now - work.at)))} left`
            : `${work.name}, answer of ${work.to} awaited`,
        ])}
      />
      <h3 className="pane__title">All machines at this moment</h3>
      <ul className="pane__machines">
        {all.map(({ machine, value, killer }) => (
          <li key={machine}>
            <button
              type="button"
              className="link"
              aria-current={machine === chosen ? 'true' : undefined}
              onClick={() => choose(machine)}
            >
              {machine}
            </button>
            <code className={killer ? 'bad' : ''}>
              {killer ? `killed by #${killer.id}` : value === undefined ? 'not started' : stateInWords(value)}
            </code>
          </li>
        ))}
      </ul>
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
