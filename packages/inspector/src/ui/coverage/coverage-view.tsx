import { useMemo, useRef, useState } from 'react';
import type { Chart } from '../../domain/chart.ts';
import { coverageTotal } from '../../domain/coverage.ts';
import { coverageCsv, coverageRows, rowHolds, takenOnNoPath } from '../../domain/coverage-rows.ts';
import { MachineTable } from './machine-table.tsx';
import { NoPath } from './no-path.tsx';
import { TakenHere } from './taken-here.tsx';
import { TransitionTable } from './transition-table.tsx';
import './coverage.scss';

/** The coverage of the committed paths, as tables. */
export interface CoverageViewProps {
  readonly charts: Readonly<Record<string, Chart>>;
  /** The chosen machine. */
  readonly machine: string;
  readonly onMachine: (machine: string) => void;
  /** The transitions that this session took, each as '{machine} {transition id}'. */
  readonly taken: ReadonlySet<string>;
  /** Plays a committed path: 'gallery/flow-not-found'. */
  readonly onPlay: (path: string) => void;
  /** Shows a transition on the chart of its machine. */
  readonly onShow: (machine: string, id: string) => void;
  readonly onSave: (name: string, text: string) => void;
  /** The tester wants to record what is on no path, or to save what was recorded. */
  readonly onRecord: () => void;
}

/** The coverage of all machines, and of the transitions of the chosen one. */
export function CoverageView(props: CoverageViewProps) {
  const { charts, machine, onMachine, taken, onPlay, onShow, onSave, onRecord } = props;
  const [text, setText] = useState('');
  const [isOnlyNone, setOnlyNone] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const all = useMemo(() => Object.values(charts), [charts]);
  const total = useMemo(() => coverageTotal(all), [all]);
  const rows = useMemo(() => all.flatMap(coverageRows), [all]);
  const here = useMemo(() => takenOnNoPath(charts, taken), [charts, taken]);
  const isSearch = text.trim() !== '' || isOnlyNone;
  // A search goes through all machines.
  const shown = rows.filter(
    (row) =>
      (isSearch || row.machine === machine) && rowHolds(row, text.trim()) && (!isOnlyNone || row.paths === 0),
  );
  const open =
    rows.find((row) => `${row.machine} ${row.id}` === chosen) ?? shown.find(({ paths }) => paths === 0);
  const missing = total.transitions - total.coveredTransitions;
  return (
    <section
      className="coverage"
      aria-label="Coverage"
      onKeyDown={(event) => {
        const isTyping = event.target instanceof HTMLInputElement;
        if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === '/') field.current?.focus();
        else if (event.key.toLowerCase() === 'u') setOnlyNone(!isOnlyNone);
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <div className="coverage__bar">
        <h2 className="coverage__sum">
          {total.coveredTransitions} of {total.transitions} transitions on a committed path
        </h2>
        <span className="coverage__more">
          {total.coveredStates} of {total.states} states, {total.paths} paths
        </span>
        <button
          type="button"
          className="coverage__button"
          aria-pressed={isOnlyNone}
          onClick={() => setOnlyNone(!isOnlyNone)}
        >
          Only what is on no path <span className="coverage__none">{missing}</span>
        </button>
        <input
          ref={field}
          className="coverage__filter"
          type="search"
          aria-label="Filter transitions"
          placeholder="Filter"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <button
          type="button"
          className="coverage__button"
          onClick={() => onSave('coverage.csv', coverageCsv(isSearch ? shown : rows))}
        >
          Save as CSV
        </button>
      </div>
      <div className="coverage__body">
        <div className="coverage__machines">
          <MachineTable charts={all} machine={isSearch ? undefined : machine} onMachine={onMachine} />
          <TakenHere rows={here} onShow={onShow} onRecord={onRecord} />
        </div>
        <div className="coverage__transitions">
          <TransitionTable
            title={isSearch ? 'All machines' : machine}
            hasMachines={isSearch}
            rows={shown}
            chosen={chosen}
            onChoose={(row) => setChosen(`${row.machine} ${row.id}`)}
            onPlay={onPlay}
            onShow={onShow}
            onRecord={onRecord}
          />
          {open !== undefined && open.paths === 0 && (
            <NoPath row={open} onShow={onShow} onRecord={onRecord} />
          )}
        </div>
      </div>
    </section>
  );
}
