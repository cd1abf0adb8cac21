import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { didYouMean } from '../../domain/nearest-word.ts';
import { valueInWords } from '../../domain/problem.ts';

/**
 * Looks for a name that a machine's states do not have.
 * @param value any value; a state value, or a part of one for nested and parallel states
 * @returns what is wrong; undefined where the machine has such a state
 */
export function stateProblem(machine: AnyStateMachine, value: unknown): string | undefined {
  return within(machine.root, value);
}

function within(node: AnyStateNode, value: unknown): string | undefined {
  const known = Object.keys(node.states);
  const wrong = (name: string) => {
    const place = node.path.length === 0 ? node.id : node.path.join('.');
    const all = known.length === 0 ? `${place} has no states within it` : `${place} has ${known.join(', ')}`;
    return `has no ${valueInWords(name)}; ${all}${didYouMean(name, known)}`;
  };
  if (typeof value === 'string') return known.includes(value) ? undefined : wrong(value);
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const state = known.includes(key) ? node.states[key] : undefined;
    if (state === undefined) return wrong(key);
    const problem = within(state, inner);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
