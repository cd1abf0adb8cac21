import * as v from 'valibot';
import type { AnyMachineSnapshot, AnyStateNode, StateValue } from 'xstate';

/**
 * Looks for what must never be true of a machine: that it stopped, that it is in a state which it does not declare, or that
 * its context does not meet its schema.
 * @param context the schema of the machine's context
 * @returns the problem in words, without values, so that two of a kind read the same
 */
export function problemOf(
  { status, value, context: given, machine, ...rest }: AnyMachineSnapshot,
  context: v.GenericSchema,
): string | undefined {
  if (status === 'error') return `the machine broke: ${String((rest as { error?: unknown }).error)}`;
  if (status !== 'active') return `the machine is ${status}`;
  if (!isDeclared(value, machine.root)) return 'the machine is in a state that it does not declare';
  const result = v.safeParse(context, given, { abortEarly: true });
  if (result.success) return undefined;
  const [issue] = result.issues;
  return `context ${v.getDotPath(issue) ?? ''}: ${issue.kind === 'validation' && issue.type === 'check' ? issue.message : `not ${issue.type.replace('_', ' ')}`}`;
}

function isDeclared(value: StateValue | undefined, { type, states }: AnyStateNode): boolean {
  if (type === 'atomic' || type === 'final') return value === undefined;
  if (type === 'compound' && typeof value === 'string') {
    const node = states[value];
    return node !== undefined && (node.type === 'atomic' || node.type === 'final');
  }
  if (typeof value !== 'object') return false;
  const keys = Object.keys(value);
  if (keys.length !== (type === 'parallel' ? Object.keys(states).length : 1)) return false;
  return keys.every((key) => {
    const node = states[key];
    if (node === undefined) return false;
    const within = value[key];
    // XState writes a region without states of its own as {}.
    const isBare = node.type === 'atomic' && typeof within === 'object' && Object.keys(within).length === 0;
    return isBare || isDeclared(within, node);
  });
}
