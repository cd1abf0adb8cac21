import { logText } from '../../domain/entry-text.ts';
import type { LogEntry } from '../../domain/log-entry.ts';
import type { LogFilter } from '../../domain/log-filter.ts';
import { CopyButton } from '../copy-button.tsx';
import { useInspector } from '../use-inspector.tsx';
import { FilterField } from './filter-field.tsx';

/** The head of the log: its filter, and what it shows as text. */
export function LogHead(props: {
  shown: readonly LogEntry[];
  filter: LogFilter;
  onFilter: (filter: LogFilter) => void;
}) {
  const { shown, filter, onFilter } = props;
  const { session, latest } = useInspector();
  const { log } = session;
  const change = (part: Partial<LogFilter>) => onFilter({ ...filter, ...part });
  const noise = log.noise();
  const failures = log.failures().length;
  return (
    <header className="log__head">
      <h2 className="log__title">Log</h2>
      <span className="log__count" role="status">
        {shown.length === latest ? `${latest} entries` : `${shown.length} of ${latest} logged`}
      </span>
      <FilterField text={filter.text} onText={(text) => change({ text })} />
      <Muted filter={filter} onFilter={onFilter} />
      <button
        type="button"
        className={`toggle toggle--failures ${failures > 0 ? 'is-bad' : ''}`}
        aria-pressed={filter.onlyFailures}
        onClick={() => change({ onlyFailures: !filter.onlyFailures })}
      >
        {failures > 0 && <span aria-hidden="true">✕ </span>}Failures {failures}
      </button>
      <button
        type="button"
        className="link"
        aria-pressed={!filter.collapsesNoise}
        onClick={() => change({ collapsesNoise: !filter.collapsesNoise })}
      >
        {noise} {filter.collapsesNoise ? 'collapsed' : 'shown'}
      </button>
      <CopyButton
        label={shown.length === 1 ? 'Copy 1 line' : `Copy ${shown.length} lines`}
        short="Copy"
        file="log.txt"
        text={() => logText(shown)}
      />
    </header>
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
