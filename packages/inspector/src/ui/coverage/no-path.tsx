import type { CoverageRow } from '../../domain/coverage-rows.ts';

/** A transition on no path. */
export interface NoPathProps {
  readonly row: CoverageRow;
  readonly onShow: (machine: string, id: string) => void;
  readonly onRecord: () => void;
}

/** Says why a transition is on no path, and offers what can be done. */
export function NoPath({ row, onShow, onRecord }: NoPathProps) {
  const { machine, id, from, label, reason } = row;
  return (
    <section className="coverage__reason" aria-label={`${from}, ${label}, on no path`}>
      <h3 className="coverage__title">
        {from}, {label} <span>on no path</span>
      </h3>
      <p>
        {reason === undefined
          ? 'No committed path takes it. Record one: bring the page there, then save the recording as a path.'
          : `Known, and no path can take it: ${reason}. Nothing is to be done unless that changes.`}
      </p>
      {reason === undefined && (
        <button type="button" className="coverage__button coverage__button--main" onClick={onRecord}>
          Record one
        </button>
      )}
      <button type="button" className="coverage__button" onClick={() => onShow(machine, id)}>
        Show it on the chart
      </button>
    </section>
  );
}
