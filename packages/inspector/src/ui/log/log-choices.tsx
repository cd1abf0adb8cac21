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

/** The kinds that the log shows, and what went wrong alone. */
export function Kinds({ filter, onFilter }: { filter: LogFilter; onFilter: (filter: LogFilter) => void }) {
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
export function Muted({ filter, onFilter }: { filter: LogFilter; onFilter: (filter: LogFilter) => void }) {
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
