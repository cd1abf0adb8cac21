import { didYouMean } from '../../domain/nearest-word.ts';
import { type Problem, problemsUnder, valueInWords } from '../../domain/problem.ts';
import { findEventProblems, hasMachine, unknownMachine } from '../events/event-problems.ts';
import type { Knowledge } from '../shared/knowledge.ts';
import { outcomesOf } from '../shared/outcomes.ts';
import { stateProblem } from '../shared/state-problem.ts';

/** A step or an expectation, of which machine it is, and where it stands in its file. */
type Part = readonly [machine: unknown, step: unknown, path: Problem['path']];

/** The fields of anything; none of what is no object. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Lists what the machines of the page do not know of a path or a recording: machines, events, outcomes and states.
 * @param json missing or wrong fields are reported by its schema, not here
 */
export function machineProblems(knowledge: Knowledge, json: unknown): Problem[] {
  const { machine, by, start, steps, entries, end } = fieldsOf(json);
  if (machine !== undefined || steps !== undefined) {
    if (typeof machine !== 'string') return [];
    if (!hasMachine(knowledge, machine))
      return [{ path: ['machine'], says: unknownMachine(knowledge, machine) }];
    const parts: Part[] = [
      [machine, start, ['start']],
      ...listOf(steps).map((step, place): Part => [machine, step, ['steps', place]]),
      [machine, end, ['end']],
    ];
    return parts.flatMap((part) => partProblems(knowledge, part, by === 'recording'));
  }
  const of = (expectations: unknown, point: string) =>
    Object.entries(fieldsOf(expectations)).map(([name, one]): Part => [name, one, [point, name]]);
  const parts: Part[] = [
    ...of(start, 'start'),
    ...listOf(entries).map((entry, place): Part => [fieldsOf(entry).machine, entry, ['entries', place]]),
    ...of(end, 'end'),
  ];
  return [
    ...parts.flatMap((part) => partProblems(knowledge, part, true)),
    ...listOf(entries).flatMap((entry, place) => causeProblems(fieldsOf(entry).cause, place)),
    ...timeProblems(listOf(entries)),
    ...absentAt('start', start, knowledge, [end, entries]),
    ...absentAt('end', end, knowledge, [start, entries]),
  ];
}

/** A machine that something happens to stands at the start and at the end, or a replay would compare less than it says. */
function absentAt(
  point: string,
  expectations: unknown,
  knowledge: Knowledge,
  [others, entries]: readonly [unknown, unknown],
): Problem[] {
  const moved = listOf(entries).map((entry) => fieldsOf(entry).machine);
  const names = new Set([...moved, ...Object.keys(fieldsOf(others))]);
  return [...names].flatMap((name) =>
    typeof name !== 'string' || !hasMachine(knowledge, name) || Object.hasOwn(fieldsOf(expectations), name)
      ? []
      : [{ path: [point, name], says: 'is missing, needs what the machine is then' }],
  );
}

/** Entries stand in the order in which they happened. */
function timeProblems(entries: readonly unknown[]): Problem[] {
  const times = entries.map((entry) => fieldsOf(entry).at);
  const place = times.findIndex((at, index) => Number(at) < Number(times[index - 1]));
  if (place < 0) return [];
  return [
    { path: ['entries', place, 'at'], says: `must be ${times[place - 1]} or more, is ${times[place]}` },
  ];
}

function causeProblems(cause: unknown, place: number): Problem[] {
  if (typeof cause !== 'number' || cause < place) return [];
  return [
    { path: ['entries', place, 'cause'], says: `must be the place of an entry before it, is ${cause}` },
  ];
}

/** @param isRecorded whether it really happened, so that its event may meet no schema */
function partProblems(knowledge: Knowledge, [name, step, path]: Part, isRecorded: boolean): Problem[] {
  if (typeof name !== 'string' || name === '') return [];
  if (!hasMachine(knowledge, name)) {
    const place = path[0] === 'entries' ? [...path, 'machine'] : path;
    return [{ path: place, says: unknownMachine(knowledge, name) }];
  }
  const machine = knowledge.machines[name];
  if (machine === undefined) return [];
  const { event, outcome, state, ignored } = fieldsOf(step);
  const { type } = fieldsOf(event);
  // An event that the machine ignores may be anything.
  const isChecked = typeof type === 'string' && type !== '' && !isRecorded && ignored !== true;
  const outcomes = outcomesOf(machine).map((one) => one.name);
  const isUnknown = typeof outcome === 'string' && outcome !== '' && !outcomes.includes(outcome);
  const ofState = stateProblem(machine.root, state);
  return [
    ...problemsUnder([...path, 'event'], isChecked ? findEventProblems(knowledge, name, event) : []),
    ...(isUnknown ? [{ path: [...path, 'outcome'], says: unknownOutcome(outcome, outcomes) }] : []),
    ...(ofState === undefined ? [] : [{ path: [...path, 'state'], says: ofState }]),
  ];
}

function unknownOutcome(outcome: string, known: readonly string[]): string {
  if (known.length === 0) return `is ${valueInWords(outcome)}; the machine awaits nothing`;
  return `must be one of ${known.join(', ')}, is ${valueInWords(outcome)}${didYouMean(outcome, known)}`;
}
