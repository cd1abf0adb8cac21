import type { CoverageRow } from '../../domain/coverage-rows.ts';

/** What this session took that is on no committed path. */
export interface TakenHereProps {
  readonly rows: readonly CoverageRow[];
  readonly onShow: (machine: string, id: string) => void;
  readonly onRecord: () => void;
}

/** Lists what this session took and no committed path does. */
export function TakenHere({ rows, onShow, onRecord }: TakenHereProps) {
  const count = rows.length === 1 ? '1 transition' : `${rows.length} transitions`;
  return (
    <section className="coverage__here" aria-label="In this session, on no path">
      <h3 className="coverage__title">In this session, on no path</h3>
      {rows.length === 0 ? (
        <p>Everything that was taken is on a committed path.</p>
      ) : (
        <>
          <p>Your recording took {count} that no committed path takes:</p>
          <ul>
            {rows.map(({ machine, id, from, label, to }) => (
              <li key={`${machine} ${id}`}>
                <button type="button" className="coverage__link" onClick={() => onShow(machine, id)}>
                  {machine} {from} → {label} → {to}
                </button>
              </li>
            ))}
          </ul>
          <button type="button" className="coverage__button" onClick={onRecord}>
            Save it as a path
          </button>
        </>
      )}
    </section>
  );
}
