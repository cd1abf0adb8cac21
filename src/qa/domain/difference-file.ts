import type { ReplayView } from './replay-view.ts';

/**
 * What a tester files with a bug when a replay stopped: the path, and the step whose outcome was not the expected one.
 * @param replay one that failed
 */
export function differenceFile({ name, machine, scenario, steps }: ReplayView): {
  name: string;
  text: string;
} {
  const place = steps.findIndex(({ passed }) => passed === false);
  const { label, expected, actual, reason } = steps[place] ?? {};
  const difference = { path: `${machine}/${name}`, scenario, step: place, label, reason, expected, actual };
  return { name: `difference-${machine}-${name}.json`, text: `${JSON.stringify(difference, null, 2)}\n` };
}
