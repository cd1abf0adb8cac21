import * as v from 'valibot';
import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';

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
  if (!isDeclared(value, machine)) return 'the machine is in a state that it does not declare';
  const result = v.safeParse(context, given, { abortEarly: true });
  if (result.success) return undefined;
  const [issue] = result.issues;
  return `context ${v.getDotPath(issue) ?? ''}: ${issue.kind === 'validation' && issue.type === 'check' ? issue.message : `not ${issue.type.replace('_', ' ')}`}`;
}

/** Whether XState, given a state value, makes of it the same again: none left out, none unknown. */
function isDeclared(value: StateValue, machine: AnyStateMachine): boolean {
  try {
    const { value: whole } = machine.resolveState({ value, context: {} });
    return JSON.stringify(whole) === JSON.stringify(value);
  } catch {
    return false;
  }
}
