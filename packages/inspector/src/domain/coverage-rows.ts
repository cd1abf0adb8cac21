import { type Chart, type ChartTransition, pathsThrough, stateName } from './chart.ts';
import { uncoveredTransitions } from './coverage.ts';

/** A transition as a row of the table of coverage. */
export interface CoverageRow {
  readonly machine: string;
  readonly id: string;
  /** 'any state' for the machine itself. */
  readonly from: string;
  readonly label: string;
  readonly guard: string;
  /** 'stays' where it leads nowhere else. */
  readonly to: string;
  readonly paths: number;
  /** The path that takes it with the fewest steps, with its machine, and the number of that step. */
  readonly shortest?: { readonly path: string; readonly step: number };
  /** Why no path can take it. */
  readonly reason?: string;
}

/** The transitions of a machine as rows, in the order of its chart; those of any state last. */
export function coverageRows(chart: Chart): readonly CoverageRow[] {
  const isOfAny = ({ source }: ChartTransition) => source === chart.root.id;
  return [...chart.transitions.filter((one) => !isOfAny(one)), ...chart.transitions.filter(isOfAny)].map(
    (transition) => rowOf(chart, transition),
  );
}

function rowOf(chart: Chart, transition: ChartTransition): CoverageRow {
  const { id, source, targets, label, guard = '', stays } = transition;
  const [shortest, ...others] = pathsThrough(chart, id);
  const reason = chart.coverage.unreachable[id];
  return {
    machine: chart.machine,
    id,
    from: source === chart.root.id ? 'any state' : stateName(chart, source),
    label: label.replace(/ in .*/, ''),
    guard,
    to: stays ? 'stays' : targets.map((target) => stateName(chart, target)).join(' and '),
    paths: shortest === undefined ? 0 : others.length + 1,
    ...(shortest && { shortest: { path: shortest.path, step: shortest.step } }),
    ...(reason !== undefined && { reason }),
  };
}

/** Whether a row holds every word of a text. */
export function rowHolds({ machine, from, label, guard, to }: CoverageRow, text: string): boolean {
  const all = `${machine} ${from} ${label} ${guard} ${to}`.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/**
 * The transitions that were taken and are on no committed path.
 * @param taken each as '{machine} {transition id}'
 */
export function takenOnNoPath(
  charts: Readonly<Record<string, Chart>>,
  taken: ReadonlySet<string>,
): readonly CoverageRow[] {
  return Object.values(charts).flatMap((chart) =>
    uncoveredTransitions(chart)
      .filter(({ id }) => taken.has(`${chart.machine} ${id}`))
      .map((transition) => rowOf(chart, transition)),
  );
}

const COLUMNS = ['machine', 'from', 'event', 'guard', 'to', 'paths', 'shortest path', 'step', 'reason'];

/** Writes rows as comma separated values (RFC 4180). */
export function coverageCsv(rows: readonly CoverageRow[]): string {
  const lines = rows.map(({ machine, from, label, guard, to, paths, shortest, reason }) => [
    machine,
    from,
    label,
    guard,
    to,
    String(paths),
    shortest?.path ?? '',
    shortest === undefined ? '' : String(shortest.step),
    reason ?? '',
  ]);
  return [COLUMNS, ...lines].map((line) => `${line.map(csvCell).join(',')}\r\n`).join('');
}

const csvCell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
