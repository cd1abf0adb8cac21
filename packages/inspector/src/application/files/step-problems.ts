import { nearestWord } from '../../domain/nearest-word.ts';
import { type Problem, problemsUnder, valueInWords } from '../../domain/problem.ts';
import { findEventProblems, hasMachine, unknownMachine } from '../events/event-problems.ts';
import type { Knowledge } from '../shared/knowledge.ts';
import { outcomesOf } from '../shared/outcomes.ts';
import { stateProblem } from '../shared/state-problem.ts';

/** Reports a machine that the page does not have; empty where it has one of that name. */
export function machineProblems(knowledge: Knowledge, name: unknown, path: Problem['path']): Problem[] {
  if (typeof name !== 'string' || hasMachine(knowledge, name)) return [];
  return [{ path, says: unknownMachine(knowledge, name) }];
}

/**
 * Lists what a machine does not know of a step or an expectation: its event, its outcome, its state.
 * @param name of an existing machine
 * @param step any value; missing or wrong fields are reported by its schema, not here
 * @param path where the step stands in the file
 * @param asItWas true for what was recorded, which may hold events that meet no schema
 */
export function stepProblems(
  knowledge: Knowledge,
  name: string,
  step: unknown,
  path: Problem['path'],
  asItWas = false,
): Problem[] {
  const machine = knowledge.machines[name];
  if (machine === undefined || typeof step !== 'object' || step === null) return [];
  const { event, outcome, state, ignored } = step as Readonly<Record<string, unknown>>;
  const isEvent =
    typeof event === 'object' && event !== null && 'type' in event && typeof event.type === 'string';
  // An event that the machine ignores may be anything, and a recorded event has really happened.
  const isChecked = isEvent && !asItWas && ignored !== true;
  const ofEvent = isChecked && event.type !== '' ? findEventProblems(knowledge, name, event) : [];
  const outcomes = outcomesOf(machine).map((one) => one.name);
  const isUnknown = typeof outcome === 'string' && outcome !== '' && !outcomes.includes(outcome);
  const ofState = stateProblem(machine, state);
  return [
    ...problemsUnder([...path, 'event'], ofEvent),
    ...(isUnknown ? [{ path: [...path, 'outcome'], says: unknownOutcome(outcome, outcomes) }] : []),
    ...(ofState === undefined ? [] : [{ path: [...path, 'state'], says: ofState }]),
  ];
}

function unknownOutcome(outcome: string, outcomes: readonly string[]): string {
  if (outcomes.length === 0) return `is ${valueInWords(outcome)}; the machine awaits nothing`;
  const near = nearestWord(outcome, outcomes);
  const meant = near === undefined ? '' : `; did you mean ${near}?`;
  return `must be one of ${outcomes.join(', ')}, is ${valueInWords(outcome)}${meant}`;
}
