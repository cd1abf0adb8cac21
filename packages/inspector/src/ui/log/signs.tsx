import type { LogEntry } from '../../domain/log-entry.ts';

type Sign = LogEntry['kind'] | 'sent' | 'refused' | 'killed';

const PATHS: Readonly<Record<Sign, string>> = {
  visitor: 'M4 2l8.5 7.5-4.6.3-2.3 4z',
  event: 'M2 8h10M9 4.5 12.5 8 9 11.5',
  outcome: 'M13 4v4H4M7 4.5 3.5 8 7 11.5',
  call: 'M2 8h6M9 4h4v8H9',
  timer: 'M8 4.5V8l2.5 1.5M8 2a6 6 0 1 0 .01 0M6 .8h4',
  request: 'M8 2a6 6 0 1 0 .01 0M2 8h12M8 2c-4 4-4 8 0 12M8 2c4 4 4 8 0 12',
  sent: 'M3 4l4 4-4 4M8 12.5h5',
  refused: 'M8 2a6 6 0 1 0 .01 0M3.8 3.8l8.4 8.4',
  killed: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
};

function signOf({ kind, from, effect }: LogEntry): Sign {
  if (effect?.fate === 'killed') return 'killed';
  if (effect?.fate !== undefined) return 'refused';
  return from === 'inspector' ? 'sent' : kind;
}

/** Draws the sign of an entry, with a word for screen readers. */
export function EntrySign({ entry }: { entry: LogEntry }) {
  const sign = signOf(entry);
  return (
    <svg
      className={`sign sign--${sign}`}
      viewBox="0 0 16 16"
      role="img"
      aria-label={sign === 'sent' ? 'sent here' : sign}
    >
      <path d={PATHS[sign]} />
    </svg>
  );
}
