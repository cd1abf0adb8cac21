import { type AnyActor, type AnyEventObject, type AnyMachineSnapshot, getNextTransitions } from 'xstate';
import { stateInWords } from '../../domain/state-words.ts';
import { eventProblems } from '../events/event-problems.ts';
import type { Knowledge } from '../shared/knowledge.ts';
import { nameOf } from './transition-id.ts';

/**
 * Sends a machine an event that meets its schema and that the machine takes in its present state. Everything that a tester
 * or a random walk sends comes through here.
 * @param name what the page calls the machine
 * @param event any value
 * @returns sentences that say why the event was not sent or that it stopped the machine; empty where all went well
 */
export function sendEvent(knowledge: Knowledge, name: string, machine: AnyActor, event: unknown): string[] {
  const problems = eventProblems(knowledge, name, event);
  if (problems.length > 0) return problems;
  const wellFormed = event as AnyEventObject;
  const refusal = refusalOf(name, machine.getSnapshot(), wellFormed);
  if (refusal !== undefined) return [refusal];
  machine.send(wellFormed);
  const { status, error } = machine.getSnapshot();
  return status === 'error' ? [`${name} stopped at ${wellFormed.type}: ${String(error)}`] : [];
}

function refusalOf(name: string, snapshot: AnyMachineSnapshot, event: AnyEventObject): string | undefined {
  const { status, error, value } = snapshot;
  if (status === 'error') return `${name} has stopped: ${String(error)}`;
  if (status !== 'active') return `${name} is ${status}`;
  const state = stateInWords(value);
  try {
    if (snapshot.can(event)) return undefined;
    const guards = guardsAsked(snapshot, event.type);
    const why = guards.length === 0 ? '' : `: ${guards.join(' and ')} said no`;
    return `${name} does not take ${event.type} in ${state}${why}`;
  } catch (thrown) {
    return `${name} cannot read ${event.type} in ${state}: ${String(thrown)}`;
  }
}

/** The guards of the transitions that the present states have for an event. */
function guardsAsked(snapshot: AnyMachineSnapshot, type: string): string[] {
  const transitions = getNextTransitions(snapshot).filter(({ eventType }) => eventType === type);
  return [...new Set(transitions.flatMap(({ guard }) => (guard === undefined ? [] : nameOf(guard))))];
}
