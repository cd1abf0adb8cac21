import { readFileSync, writeFileSync } from 'node:fs';
import type { Chart, ChartState } from '@bupc/inspector/node';
import { CHARTS_FILE, COVERAGE_FILE } from './files.ts';
import { makePaths } from './make-paths.ts';
import type { Charts, CoveredChart } from './site-charts.ts';

/** Writes what the paths pass through as a document for readers, and prints the table of it. */
export async function main(): Promise<void> {
  await makePaths();
  const charts: Charts = JSON.parse(readFileSync(CHARTS_FILE, 'utf8'));
  writeFileSync(COVERAGE_FILE, coverageDocument(charts));
  console.log(coverageTable(charts));
}

/** Writes what the paths pass through as a document in Markdown. */
export function coverageDocument(charts: Charts): string {
  return `# What the paths pass through

Written by \`npm run paths -- coverage\` from the machines, the paths in \`qa/paths\` and those that are made. A machine
itself counts as one of its states.

${coverageTable(charts)}
`;
}

/** Writes the coverage as a table, and below it what is on no path and why, in Markdown. */
export function coverageTable(charts: Charts): string {
  const all = Object.values(charts);
  const head = ['Machine', 'States', 'Transitions', 'On no path', 'Paths'];
  const rows = [...all.map((chart) => [chart.machine, ...cells([chart])]), ['All', ...cells(all)]];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line), '', ...gaps(all)].join('\n');
}

/** The states that no path enters, by id; the machine itself counts as a state. */
export const uncoveredStates = ({ root, passed }: CoveredChart): readonly string[] =>
  statesWithin(root).flatMap(({ id }) => (passed.includes(id) ? [] : [id]));

/** The transitions that no path takes. */
export const uncoveredTransitions = ({ transitions, passed }: CoveredChart): Chart['transitions'] =>
  transitions.filter(({ id }) => !passed.includes(id));

/** A state and all that is nested in it, in order. */
export function statesWithin(state: ChartState): readonly ChartState[] {
  return [state, ...state.children.flatMap(statesWithin)];
}

/** The name of a state within its machine, as 'loading.fetching'; for the machine itself its own name. */
export function stateName({ machine, root }: Pick<CoveredChart, 'machine' | 'root'>, id: string): string {
  return id.startsWith(`${root.id}.`) ? id.slice(root.id.length + 1) : machine;
}

function cells(charts: readonly CoveredChart[]): readonly string[] {
  const sum = (count: (chart: CoveredChart) => number) =>
    charts.reduce((total, one) => total + count(one), 0);
  const states = sum(({ root }) => statesWithin(root).length);
  const transitions = sum((chart) => chart.transitions.length);
  const missingStates = sum((chart) => uncoveredStates(chart).length);
  const missingTransitions = sum((chart) => uncoveredTransitions(chart).length);
  return [
    `${states - missingStates}/${states}`,
    `${transitions - missingTransitions}/${transitions}`,
    String(missingStates + missingTransitions),
    String(sum(({ paths }) => paths)),
  ];
}

function gaps(charts: readonly CoveredChart[]): readonly string[] {
  const found = charts.flatMap((chart) => [
    ...uncoveredStates(chart).map((id) => `- ${chart.machine}, state \`${stateName(chart, id)}\``),
    ...uncoveredTransitions(chart).map(({ id, source, label, guard }) => {
      const when = guard === undefined ? '' : ` when \`${guard}\``;
      const reason = chart.unreachable[id] ?? 'no reason given';
      return `- ${chart.machine}, \`${stateName(chart, source)}\` at \`${label}\`${when}: ${reason}.`;
    }),
  ]);
  return found.length === 0 ? ['Nothing is on no path.'] : ['On no path:', '', ...found];
}
