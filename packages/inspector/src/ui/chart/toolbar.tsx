import type { RefObject } from 'react';
import type { Chart } from '../../domain/chart.ts';
import { uncoveredTransitions } from '../../domain/coverage.ts';
import type { ChartSettings } from './settings.ts';

/** A search for states and events. */
export interface Search {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The number of matches, and the number of the current one; 0 for none. */
  readonly hits: number;
  readonly place: number;
  readonly onNext: () => void;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** The toolbar above a chart. */
export interface ToolbarProps {
  readonly chart: Chart;
  readonly mode: ChartSettings['mode'];
  readonly onMode: (mode: ChartSettings['mode']) => void;
  readonly showPaths: boolean;
  readonly onShowPaths: (showPaths: boolean) => void;
  readonly search: Search;
  /** The present state of the machine, in words. */
  readonly status: string;
}

const MODES = { all: 'All', near: 'Near' } as const;

/** The modes of a chart, its search, and further controls. */
export function Toolbar(props: ToolbarProps) {
  const { chart, mode, onMode, showPaths, onShowPaths, search, status } = props;
  const { length } = chart.transitions;
  return (
    <div className="chart__bar">
      <h2 className="chart__machine">{chart.machine}</h2>
      <span className="chart__status" title={status}>
        {status}
      </span>
      <button
        type="button"
        className="chart__button"
        aria-pressed={showPaths}
        title="Counts the committed paths through each state and transition"
        onClick={() => onShowPaths(!showPaths)}
      >
        Paths: {length - uncoveredTransitions(chart).length} of {length}
      </button>
      <span className="chart__search">
        <input
          ref={search.field}
          type="search"
          aria-label="State or event"
          placeholder="State or event"
          value={search.text}
          onChange={({ target }) => search.onText(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') search.onNext();
          }}
        />
        <span role="status">{search.text.trim() === '' ? '' : `${search.place} of ${search.hits}`}</span>
      </span>
      <fieldset className="chart__modes">
        <legend className="visually-hidden">What is listed</legend>
        {(['all', 'near'] as const).map((one) => (
          <button
            key={one}
            type="button"
            className="chart__button"
            aria-pressed={one === mode}
            onClick={() => onMode(one)}
          >
            {MODES[one]}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
