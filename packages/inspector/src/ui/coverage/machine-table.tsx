import type { Chart } from '../../domain/chart.ts';
import { type CoverageSum, coverageSum, coverageTotal } from '../../domain/coverage.ts';

/** The coverage of each machine. */
export interface MachineTableProps {
  readonly charts: readonly Chart[];
  readonly machine: string | undefined;
  readonly onMachine: (machine: string) => void;
}

/** A row for each machine, and one for all. */
export function MachineTable({ charts, machine, onMachine }: MachineTableProps) {
  return (
    <table className="coverage__table">
      <thead>
        <tr>
          <th scope="col">Machine</th>
          <th scope="col" className="coverage__figure">
            States
          </th>
          <th scope="col" className="coverage__figure">
            Transitions
          </th>
          <th scope="col">
            <span className="visually-hidden">Share</span>
          </th>
          <th scope="col" className="coverage__figure">
            No path
          </th>
          <th scope="col" className="coverage__figure">
            Paths
          </th>
        </tr>
      </thead>
      <tbody>
        {charts.map((chart) => (
          <tr
            key={chart.machine}
            className={chart.machine === machine ? 'is-chosen' : undefined}
            onClick={() => onMachine(chart.machine)}
          >
            <th scope="row">
              <button
                type="button"
                className="coverage__machine"
                aria-current={chart.machine === machine ? 'true' : undefined}
                onClick={() => onMachine(chart.machine)}
              >
                {chart.machine}
              </button>
            </th>
            <Figures sum={coverageSum(chart)} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">All</th>
          <Figures sum={coverageTotal(charts)} />
        </tr>
      </tfoot>
    </table>
  );
}

function Figures({ sum }: { sum: CoverageSum }) {
  const { states, coveredStates, transitions, coveredTransitions, paths } = sum;
  const missing = states - coveredStates + transitions - coveredTransitions;
  return (
    <>
      <td className="coverage__figure">
        {coveredStates}/{states}
      </td>
      <td className="coverage__figure">
        {coveredTransitions}/{transitions}
      </td>
      <td>
        <span className="coverage__share" aria-hidden="true">
          <span style={{ width: `${(coveredTransitions / Math.max(transitions, 1)) * 100}%` }} />
        </span>
      </td>
      <td className="coverage__figure">
        {missing === 0 ? '–' : <span className="coverage__none">{missing}</span>}
      </td>
      <td className="coverage__figure">{paths}</td>
    </>
  );
}
