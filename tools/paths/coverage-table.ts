import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Chart, stateName } from '../../src/qa/domain/chart.ts';
import {
  type CoverageSum,
  coverageSum,
  coverageTotal,
  uncoveredStates,
  uncoveredTransitions,
} from '../../src/qa/domain/coverage.ts';
import { type Charts, makeCharts } from './charts.ts';
import { CHARTS_FILE, COVERAGE_FILE, readDocuments, readScenarios } from './files.ts';
import type { Surroundings } from './subject.ts';

/** Writes the charts and the coverage of the committed paths anew, and prints the table of it. */
export async function main(): Promise<void> {
  const charts = await writeCharts({ scenarios: readScenarios(), documents: readDocuments() });
  const biome = resolve(import.meta.dirname, '../../node_modules/@biomejs/biome/bin/biome');
  spawnSync(process.execPath, [biome, 'format', '--write', CHARTS_FILE], { stdio: 'inherit' });
  console.log(coverageTable(charts));
}

/** Writes the charts for the inspector (not yet formatted) and the table for readers. */
export async function writeCharts(surroundings: Surroundings): Promise<Charts> {
  const charts = await makeCharts(surroundings);
  writeFileSync(CHARTS_FILE, `${JSON.stringify(charts, null, 2)}\n`);
  writeFileSync(COVERAGE_FILE, coverageDocument(charts));
  return charts;
}

/** Writes what the committed paths pass through as a document in Markdown. */
export function coverageDocument(charts: Charts): string {
  return `# What the committed paths pass through

Written by \`npm run paths:coverage\` (and by \`npm run paths:make\`) from the machines and the paths in \`qa/paths\`. The
inspector shows the same on its charts and as a table. A machine itself counts as one of its states.

${coverageTable(charts)}
`;
}

/** Writes the coverage as a table, and below it what is on no path and why, in Markdown. */
export function coverageTable(charts: Charts): string {
  const all = Object.values(charts);
  const head = ['Machine', 'States', 'Transitions', 'On no path', 'Paths'];
  const rows = [
    ...all.map((chart) => [chart.machine, ...cells(coverageSum(chart))]),
    ['All', ...cells(coverageTotal(all))],
  ];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line), '', ...gaps(all)].join('\n');
}

const cells = (sum: CoverageSum): readonly string[] => [
  `${sum.coveredStates}/${sum.states}`,
  `${sum.coveredTransitions}/${sum.transitions}`,
  String(sum.states - sum.coveredStates + sum.transitions - sum.coveredTransitions),
  String(sum.paths),
];

function gaps(charts: readonly Chart[]): readonly string[] {
  const found = charts.flatMap((chart) => [
    ...uncoveredStates(chart).map((id) => `- ${chart.machine}, state \`${stateName(chart, id)}\``),
    ...uncoveredTransitions(chart).map(({ id, source, label, guard }) => {
      const when = guard === undefined ? '' : ` when \`${guard}\``;
      const reason = chart.coverage.unreachable[id] ?? 'no reason given';
      return `- ${chart.machine}, \`${stateName(chart, source)}\` at \`${label}\`${when}: ${reason}.`;
    }),
  ]);
  return found.length === 0 ? ['Nothing is on no path.'] : ['On no path:', '', ...found];
}
