import { existsSync, readFileSync } from 'node:fs';
import type { Chart } from '@bupc/inspector/node';
import { stateName, statesWithin, uncoveredStates } from './coverage-table.ts';
import { CHARTS_FILE } from './files.ts';
import type { Entered } from './note-states.ts';
import type { Charts } from './site-charts.ts';

/**
 * Prints which states a run has entered.
 * @param args the file into which its tests have noted them
 */
export function main([file = '']: readonly string[]): void {
  if (!existsSync(file) || !existsSync(CHARTS_FILE)) {
    console.log('\nNo states of machines were noted.');
    return;
  }
  const noted = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const charts: Charts = JSON.parse(readFileSync(CHARTS_FILE, 'utf8'));
  console.log(
    [
      '\nStates entered:',
      ...enteredLines(
        charts,
        noted.map((line) => JSON.parse(line)),
      ),
    ].join('\n'),
  );
}

/** Says of each machine which of its states were entered: 'gallery 7 of 9, never: failed, loading.recovering'. */
export function enteredLines(charts: Charts, runs: readonly Entered[]): readonly string[] {
  const all = Object.values(charts).map((chart) => {
    const values = runs.flatMap((run) => run[chart.machine] ?? []);
    const passed = [...new Set(values.flatMap((value) => [chart.root.id, ...namedIn(chart.root, value)]))];
    return { ...chart, passed };
  });
  const absent = all.filter(({ passed }) => passed.length === 0).map(({ machine }) => machine);
  const lines = all
    .filter(({ passed }) => passed.length > 0)
    .map((chart) => {
      const count = statesWithin(chart.root).length;
      const never = uncoveredStates(chart).map((id) => stateName(chart, id));
      const rest = never.length === 0 ? '' : `, never: ${never.join(', ')}`;
      return `${chart.machine} ${count - never.length} of ${count}${rest}`;
    });
  return absent.length === 0 ? lines : [...lines, `not at all: ${absent.join(', ')}`];
}

/** The states that a state value names, by id; what it leaves out may be anything. */
function namedIn({ children }: Chart['root'], value: Entered[string][number] | undefined): readonly string[] {
  const named = typeof value === 'string' ? { [value]: undefined } : (value ?? {});
  return children.flatMap((child) =>
    child.label in named ? [child.id, ...namedIn(child, named[child.label])] : [],
  );
}
