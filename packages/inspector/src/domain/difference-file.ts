import type { ReplayView } from './replay-view.ts';

/** The step of a replay whose outcome was not the expected one. */
export interface Difference {
  readonly path: string;
  readonly scenario: string;
  readonly step: number;
  readonly label?: string | undefined;
  readonly reason?: string | undefined;
  readonly expected?: unknown;
  readonly actual?: unknown;
}

/** Finds the step at which a replay failed, and the difference. */
export function differenceOf({ name, machine, scenario, steps }: ReplayView): Difference {
  const place = steps.findIndex(({ passed }) => passed === false);
  const { label, expected, actual, reason } = steps[place] ?? {};
  return { path: `${machine ?? 'page'}/${name}`, scenario, step: place, label, reason, expected, actual };
}
