import { matchesState } from 'xstate';
import { differingKeys } from '../../domain/context-summary.ts';
import type { Expectation } from '../../domain/path.ts';
import { stateInWords } from '../../domain/state-words.ts';
import type { Actual } from './watch.ts';

/**
 * Compares a machine with what a path expects of it.
 * @returns the difference in words; undefined where there is none
 */
export function compareWith({ state, context = {} }: Expectation, actual: Actual): string | undefined {
  if (!matchesState(state, actual.state)) {
    return `state should be ${stateInWords(state) || 'none'}, is ${stateInWords(actual.state) || 'none'}`;
  }
  const keys = differingKeys(context, actual.context);
  if (keys.length === 0) return undefined;
  return keys
    .map((key) => `${key} should be ${fieldInWords(context[key])}, is ${fieldInWords(actual.context[key])}`)
    .join('; ');
}

/** Writes what a context holds in a field; 'absent' where it holds nothing. */
export const fieldInWords = (value: unknown): string =>
  value === undefined || value === null ? 'absent' : JSON.stringify(value);
