import type { AnyActor, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { failureMessage } from '../../domain/failure-message.ts';
import { problemText } from '../../domain/problem.ts';
import { stateInWords } from '../../domain/state-words.ts';
import { findEventProblems } from '../events/event-problems.ts';
import type { Knowledge } from '../shared/knowledge.ts';

/** A running machine that an inspector may read and send events to. */
export type InspectedMachine = AnyActor;

/**
 * Sends a machine an event that meets its schema and that the machine takes in its present state. Everything that a tester
 * or a random walk sends comes through here.
 * @param name what the page calls the machine
 * @param event any value
 * @returns sentences that say why the event was not sent or that it stopped the machine; empty where all went well
 */
export function sendEvent(
  knowledge: Knowledge,
  name: string,
  machine: InspectedMachine,
  event: unknown,
): string[] {
  const problems = findEventProblems(knowledge, name, event);
  if (problems.length > 0) return problems.map((problem) => problemText(problem, 'an event'));
  const wellFormed = event as AnyEventObject;
  const refusal = refusalOf(name, machine.getSnapshot(), wellFormed);
  if (refusal !== undefined) return [refusal];
  machine.send(wellFormed);
  const { status, error } = machine.getSnapshot();
  return status === 'error' ? [`${name} stopped at ${wellFormed.type}: ${errorInWords(error)}`] : [];
}

function refusalOf(name: string, snapshot: AnyMachineSnapshot, event: AnyEventObject): string | undefined {
  const { status, error, value } = snapshot;
  if (status === 'error') return `${name} has stopped: ${errorInWords(error)}`;
  if (status !== 'active') return `${name} is ${status}`;
  const state = stateInWords(value);
  try {
    if (snapshot.can(event)) return undefined;
    const guards = guardsAsked(snapshot, event.type);
    const why = guards.length === 0 ? '' : `: ${guards.join(' and ')} said no`;
    return `${name} does not take ${event.type} in ${state}${why}`;
  } catch (thrown) {
    return `${name} cannot read ${event.type} in ${state}: ${errorInWords(thrown)}`;
  }
}

/** The guards of the transitions that the present states have for an event. */
function guardsAsked({ _nodes: nodes }: AnyMachineSnapshot, type: string): string[] {
  const guards = nodes.flatMap((node) =>
    (node.transitions.get(type) ?? []).map(({ guard }) => nameOf(guard)),
  );
  return [...new Set(guards.filter((guard) => guard !== undefined))];
}

function nameOf(guard: unknown): string | undefined {
  if (guard === undefined) return undefined;
  if (typeof guard === 'string') return guard;
  const named = typeof guard === 'object' && guard !== null && 'type' in guard ? guard.type : undefined;
  return typeof named === 'string' ? named : 'its guard';
}

function errorInWords(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : failureMessage(error);
}
