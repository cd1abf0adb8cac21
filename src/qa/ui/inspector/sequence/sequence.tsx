import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { LogEntry } from '../../../domain/log-entry.ts';
import { lanesOf, sequenceFacts } from '../../../domain/sequence.ts';
import { LanesChooser } from './lanes-chooser.tsx';
import { rowsOf } from './rows.ts';
import { SequenceRows } from './sequence-rows.tsx';
import './sequence.scss';

/** Who said what to whom, in order. */
export interface SequenceProps {
  /** In order; appended to and changed in place. */
  readonly entries: readonly LogEntry[];
  /** The id of the entry that is shown. */
  readonly moment: number;
  readonly onMoment: (id: number) => void;
  /** Another whenever the entries are. */
  readonly revision: number;
  /** The names of the page's machines, in their order. */
  readonly machines: readonly string[];
}

/** A log as a sequence between visitor, page, machines and ports. */
export function Sequence({ entries, moment, onMoment, revision, machines }: SequenceProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const [text, setText] = useState('');
  // A field answers at once, however long the log is.
  const sought = useDeferredValue(text);
  const [isRealTime, setRealTime] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entries change in place, which the revision tells
  const lanes = useMemo(() => lanesOf(entries, machines), [entries, revision, machines]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const facts = useMemo(() => sequenceFacts(entries), [entries, revision]);
  const shownLanes = useMemo(
    () => lanes.filter(({ name, isInPlay }) => chosen[name] ?? isInPlay),
    [lanes, chosen],
  );
  const shown = useMemo(() => new Set(shownLanes.map(({ name }) => name)), [shownLanes]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const rows = useMemo(
    () => rowsOf(entries, shown, sought, isRealTime),
    [entries, revision, shown, sought, isRealTime],
  );
  return (
    <section
      className="sequence"
      aria-label="Sequence"
      onKeyDown={(event) => {
        const isTyping = event.target instanceof HTMLInputElement;
        if (isTyping || event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        event.stopPropagation();
        field.current?.focus();
      }}
    >
      <div className="sequence__bar">
        <LanesChooser
          lanes={lanes}
          shown={shown}
          onShow={(lane, isShown) => setChosen({ ...chosen, [lane]: isShown })}
        />
        <button
          type="button"
          className="sequence__button"
          aria-pressed={isRealTime}
          onClick={() => setRealTime(!isRealTime)}
        >
          Real time
        </button>
        <input
          ref={field}
          className="sequence__filter"
          type="search"
          aria-label="Filter the sequence"
          placeholder="Filter"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {text.trim() !== '' && <span role="status">{rows.length} entries</span>}
      </div>
      {rows.length === 0 ? (
        <p className="sequence__none">
          {entries.length === 0 ? 'Nothing yet. Use the page, or send an event.' : 'No entry fits.'}
        </p>
      ) : (
        <SequenceRows
          entries={entries}
          rows={rows}
          lanes={shownLanes}
          facts={facts}
          moment={moment}
          onMoment={onMoment}
        />
      )}
    </section>
  );
}
