import { useEffect, useRef } from 'react';
import type { EntryKind } from '../../domain/log-entry.ts';
import type { LogFilter } from '../../domain/log-filter.ts';
import { useInspector } from '../use-inspector.tsx';

const KINDS: readonly (readonly [EntryKind, string])[] = [
  ['visitor', 'Visitor'],
  ['event', 'Events'],
  ['outcome', 'Outcomes'],
  ['call', 'Calls'],
  ['timer', 'Timers'],
  ['request', 'Requests'],
];

/** The head of the log: its filter, and the way through it. */
export function LogHead(props: { shown: number; filter: LogFilter; onFilter: (filter: LogFilter) => void }) {
  const { shown, filter, onFilter } = props;
  const { session, moment, latest, goTo, settings, set } = useInspector();
  const { log } = session;
  const change = (part: Partial<LogFilter>) => onFilter({ ...filter, ...part });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = () => field.current?.focus();
    addEventListener('inspector:filter', focus);
    return () => removeEventListener('inspector:filter', focus);
  }, []);
  const noise = log.noise();
  return (
    <header className="log__head">
      <h2 className="log__title">Log</h2>
      <span className="log__count" role="status">
        {shown === latest ? `${shown} entries` : `${shown} of the page's ${latest} entries`}
      </span>
      <label className="search">
        <span className="visually-hidden">Filter</span>
        <input
          ref={field}
          type="search"
          value={filter.text}
          placeholder="Filter: words, machine:, kind:"
          onChange={(event) => change({ text: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
            event.preventDefault();
            document.querySelector<HTMLElement>('.log__frame')?.focus();
          }}
        />
        <kbd>/</kbd>
      </label>
      <label className="choice">
        <span className="visually-hidden">Machine</span>
        <select
          value={filter.machine ?? ''}
          onChange={(event) => change({ machine: event.target.value || undefined })}
        >
          <option value="">All machines</option>
          {session.page?.machines.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <Muted filter={filter} onFilter={onFilter} />
      <button
        type="button"
        className="toggle"
        aria-pressed={settings.follows}
        title="Chart, Context and Send are of the machine that moved last (F)"
        onClick={() => set({ follows: !settings.follows })}
      >
        Follow
      </button>
      <Kinds filter={filter} onFilter={onFilter} />
      <button
        type="button"
        className="link"
        aria-pressed={!filter.foldNoise}
        onClick={() => change({ foldNoise: !filter.foldNoise })}
      >
        {noise} {filter.foldNoise ? 'folded' : 'shown'}
      </button>
      <span className="log__moves">
        <button type="button" aria-label="First entry" disabled={moment <= 1} onClick={() => goTo(1)}>
          |‹
        </button>
        <span>
          {moment} of {latest}
        </span>
        <button
          type="button"
          aria-label="Latest entry"
          disabled={moment >= latest}
          onClick={() => goTo(undefined)}
        >
          ›|
        </button>
      </span>
    </header>
  );
}

/** The kinds that the log shows, and what went wrong alone. */
function Kinds({ filter, onFilter }: { filter: LogFilter; onFilter: (filter: LogFilter) => void }) {
  const failures = useInspector().session.log.failures().length;
  const change = (part: Partial<LogFilter>) => onFilter({ ...filter, ...part });
  return (
    <fieldset className="log__kinds">
      <legend className="visually-hidden">Kinds of entries</legend>
      {KINDS.map(([kind, word]) => (
        <button
          key={kind}
          type="button"
          className="toggle"
          aria-pressed={filter.kinds.includes(kind)}
          onClick={() =>
            change({
              kinds: filter.kinds.includes(kind)
                ? filter.kinds.filter((one) => one !== kind)
                : [...filter.kinds, kind],
            })
          }
        >
          {word}
        </button>
      ))}
      <button
        type="button"
        className={`toggle toggle--failures ${failures > 0 ? 'is-bad' : ''}`}
        aria-pressed={filter.onlyFailures}
        onClick={() => change({ onlyFailures: !filter.onlyFailures })}
      >
        {failures > 0 && <span aria-hidden="true">✕ </span>}Failures {failures}
      </button>
    </fieldset>
  );
}

/** The machines that the log may leave out, such as one that speaks all the time. */
function Muted({ filter, onFilter }: { filter: LogFilter; onFilter: (filter: LogFilter) => void }) {
  const { session } = useInspector();
  const { muted } = filter;
  return (
    <details className="log__muted" aria-label="Muted machines">
      <summary>{muted.length === 0 ? 'Mute' : `${muted.length} muted`}</summary>
      <ul>
        {session.page?.machines.map((name) => (
          <li key={name}>
            <label>
              <input
                type="checkbox"
                checked={muted.includes(name)}
                onChange={({ target }) =>
                  onFilter({
                    ...filter,
                    muted: target.checked ? [...muted, name] : muted.filter((one) => one !== name),
                  })
                }
              />
              {name}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
