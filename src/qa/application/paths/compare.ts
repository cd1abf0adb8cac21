import { matchesState } from 'xstate';
import { differingKeys } from '../../domain/context-summary.ts';
import type { Expectation } from './path.ts';
import type { Actual } from './watch.ts';

/**
 * Compares what a machine is with what a path expects.
 * @returns the difference in words; undefined where there is none
 */
export function compareWith({ state, context = {} }: Expectation, actual: Actual): string | undefined {
  if (!matchesState(state, actual.state)) {
    return `expected state ${JSON.stringify(state)}, is ${JSON.stringify(actual.state)}`;
  }
  const keys = differingKeys(context, actual.context);
  if (keys.length === 0) return undefined;
  const told = keys.map(
    (key) => `${key} ${JSON.stringify(context[key])}, is ${JSON.stringify(actual.context[key] ?? null)}`,
  );
  return `expected ${told.join('; ')}`;
}
