import type { CoverageRow } from '../../domain/coverage-rows.ts';

/** The coverage of transitions. */
export interface TransitionTableProps {
  readonly title: string;
  /** Whether it has transitions of several machines. */
  readonly hasMachines: boolean;
  readonly rows: readonly CoverageRow[];
  /** '{machine} {transition id}' */
  readonly chosen: string | undefined;
  readonly onChoose: (row: CoverageRow) => void;
  readonly onPlay: (path: string) => void;
  readonly onShow: (machine: string, id: string) => void;
  readonly onRecord: () => void;
}

/** A row for each transition, with the shortest path that takes it. */
export function TransitionTable(props: TransitionTableProps) {
  const { title, hasMachines, rows, chosen, onChoose, onPlay, onShow, onRecord } = props;
  const shown = rows.find(({ machine, id }) => `${machine} ${id}` === chosen) ?? rows[0];
  return (
    <>
      <div className="coverage__head">
        <h3 className="coverage__title">
          {title} <span>{rows.length === 1 ? '1 transition' : `${rows.length} transitions`}</span>
        </h3>
        <button
          type="button"
          className="coverage__button"
          disabled={shown === undefined}
          onClick={() => shown && onShow(shown.machine, shown.id)}
        >
          Show on the chart
        </button>
      </div>
      {rows.length === 0 ? (
        <p className="coverage__empty">No transition fits.</p>
      ) : (
        <table className="coverage__table coverage__table--transitions">
          <thead>
            <tr>
              {hasMachines && <th scope="col">Machine</th>}
              <th scope="col">From</th>
              <th scope="col">Event or outcome</th>
              <th scope="col">Guard</th>
              <th scope="col">To</th>
              <th scope="col" className="coverage__figure">
                Paths
              </th>
              <th scope="col" className="coverage__figure">
                Shortest
              </th>
              <th scope="col">
                <span className="visually-hidden">Play</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr
                key={`${row.machine} ${row.id}`}
                className={rowClass(row, chosen)}
                onClick={() => onChoose(row)}
              >
                {hasMachines && <td>{row.machine}</td>}
                <td>
                  <code className={isRepeated(row, rows[index - 1]) ? 'visually-hidden' : undefined}>
                    {row.from}
                  </code>
                </td>
                <th scope="row">
                  <button type="button" className="coverage__event" onClick={() => onChoose(row)}>
                    {row.label}
                  </button>
                </th>
                <td>
                  <code>{row.guard}</code>
                </td>
                <td>
                  <code>{row.to}</code>
                </td>
                <td className="coverage__figure">
                  {row.paths === 0 ? <span className="coverage__none">0</span> : row.paths}
                </td>
                <td className="coverage__figure">{stepsText(row)}</td>
                <td className="coverage__deed">
                  <Deed row={row} onPlay={onPlay} onRecord={onRecord} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function Deed({
  row,
  onPlay,
  onRecord,
}: { row: CoverageRow } & Pick<TransitionTableProps, 'onPlay' | 'onRecord'>) {
  const { shortest, from, label, reason } = row;
  // A transition that no path can take cannot be recorded either.
  if (shortest === undefined && reason !== undefined) return null;
  return shortest === undefined ? (
    <button
      type="button"
      className="coverage__button"
      aria-label={`Record one for ${from}, ${label}`}
      onClick={onRecord}
    >
      Record one
    </button>
  ) : (
    <button
      type="button"
      className="coverage__button"
      aria-label={`Play ${shortest.path} for ${from}, ${label}`}
      title={shortest.path}
      onClick={() => onPlay(shortest.path)}
    >
      <span aria-hidden="true">▶</span> Play
    </button>
  );
}

const isRepeated = (row: CoverageRow, before: CoverageRow | undefined): boolean =>
  before !== undefined && before.machine === row.machine && before.from === row.from;

function rowClass({ machine, id, paths }: CoverageRow, chosen: string | undefined): string {
  return [paths === 0 && 'is-uncovered', `${machine} ${id}` === chosen && 'is-chosen']
    .filter(Boolean)
    .join(' ');
}

function stepsText({ shortest }: CoverageRow): string {
  if (shortest === undefined) return '–';
  return shortest.step === 1 ? '1 step' : `${shortest.step} steps`;
}
