import { logText } from '../../domain/entry-text.ts';
import type { LogEntry } from '../../domain/log-entry.ts';
import type { LogFilter } from '../../domain/log-filter.ts';
import { CopyButton } from '../copy-button.tsx';
import { useInspector } from '../use-inspector.tsx';
import { FilterField } from './filter-field.tsx';
import { Kinds, Muted } from './log-choices.tsx';

/** The head of the log: its filter, and the way through it. */
export function LogHead(props: {
  shown: readonly LogEntry[];
  filter: LogFilter;
  onFilter: (filter: LogFilter) => void;
}) {
  const { shown, filter, onFilter } = props;
  const { session, moment, latest, goTo } = useInspector();
  const { log } = session;
  const change = (part: Partial<LogFilter>) => onFilter({ ...filter, ...part });
  const noise = log.noise();
  return (
    <header className="log__head">
      <h2 className="log__title">Log</h2>
      <span className="log__count" role="status">
        {shown.length === latest ? `${latest} entries` : `${shown.length} of ${latest} logged`}
      </span>
      <FilterField text={filter.text} onText={(text) => change({ text })} />
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
      <Kinds filter={filter} onFilter={onFilter} />
      <button
        type="button"
        className="link"
        aria-pressed={!filter.foldNoise}
        onClick={() => change({ foldNoise: !filter.foldNoise })}
      >
        {noise} {filter.foldNoise ? 'folded' : 'shown'}
      </button>
      <CopyButton
        label={shown.length === 1 ? 'Copy 1 line' : `Copy ${shown.length} lines`}
        short="Copy"
        file="log.txt"
        text={() => logText(shown)}
      />
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
