import type { AnyStateNode } from 'xstate';
import { didYouMean } from '../../domain/nearest-word.ts';
import { valueInWords } from '../../domain/problem.ts';

/**
 * Looks for a name that the states within a state do not have.
 * @param value any value; a state value, or a part of one for nested and parallel states
 * @returns what is wrong; undefined where there are such states
 */
export function stateProblem(node: AnyStateNode, value: unknown): string | undefined {
  const known = Object.keys(node.states);
  const named = typeof value === 'string' ? { [value]: undefined } : Object(value);
  for (const [key, inner] of Object.entries(named)) {
    const state = known.includes(key) ? node.states[key] : undefined;
    if (state === undefined) {
      const place = node.path.length === 0 ? node.id : node.path.join('.');
      const all =
        known.length === 0 ? `${place} has no states within it` : `${place} has ${known.join(', ')}`;
      return `has no ${valueInWords(key)}; ${all}${didYouMean(key, known)}`;
    }
    const problem = stateProblem(state, inner);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
