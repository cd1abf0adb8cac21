import * as v from 'valibot';
import type { AnyEventObject } from 'xstate';
import { didYouMean } from '../../domain/nearest-word.ts';
import { type Problem, problemText, valueInWords } from '../../domain/problem.ts';
import type { Knowledge } from '../shared/knowledge.ts';
import { schemaProblems } from '../shared/schema-problems.ts';

/** Says that there is no such machine, and which there are. */
export function unknownMachine({ machines }: Knowledge, name: string): string {
  const names = Object.keys(machines);
  return `must be one of ${names.join(', ')}, is ${valueInWords(name)}${didYouMean(name, names)}`;
}

/**
 * Lists what is wrong with the type and fields of an event, before it is sent to a machine.
 * @param machine the machine, as the page names it
 * @param event whatever was written; an event where nothing is wrong
 * @returns sentences, one a field
 */
export function eventProblems(knowledge: Knowledge, machine: string, event: unknown): string[] {
  return findEventProblems(knowledge, machine, event).map((problem) => problemText(problem, 'an event'));
}

/** Gives what eventProblems says with the places of the fields. */
export function findEventProblems(knowledge: Knowledge, machine: string, event: unknown): Problem[] {
  if (!hasMachine(knowledge, machine))
    return [{ path: [], says: `machine ${unknownMachine(knowledge, machine)}`, isSentence: true }];
  if (typeof event !== 'object' || event === null || Array.isArray(event)) {
    return [
      {
        path: [],
        says: `an event must be an object with a type, is ${valueInWords(event)}`,
        isSentence: true,
      },
    ];
  }
  if (!('type' in event)) return [{ path: ['type'], says: 'is missing, needs a string' }];
  const { type } = event;
  if (typeof type !== 'string')
    return [{ path: ['type'], says: `must be a string, is ${valueInWords(type)}` }];
  const schemas = tableOf(knowledge, machine);
  if (schemas === undefined) return [];
  const schema = Object.hasOwn(schemas, type) ? schemas[type] : undefined;
  return schema
    ? schemaProblems(schema, event)
    : [{ path: [], says: unknownType(machine, Object.keys(schemas), type), isSentence: true }];
}

/**
 * An event to start from.
 * @returns undefined where the machine knows no event of that type
 */
export function sampleOf(knowledge: Knowledge, machine: string, type: string): AnyEventObject | undefined {
  return examplesOf(knowledge, machine).find((event) => event.type === type);
}

/** One event of each kind that makes a difference to a machine, in the order of its table. */
export function examplesOf(knowledge: Pick<Knowledge, 'events'>, machine: string): AnyEventObject[] {
  return Object.values(tableOf(knowledge, machine) ?? {}).flatMap((schema) => [
    ...(v.getExamples(schema) as readonly AnyEventObject[]),
  ]);
}

export function hasMachine({ machines, isOpen = false }: Knowledge, name: string): boolean {
  return isOpen || Object.hasOwn(machines, name);
}

function tableOf({ events }: Pick<Knowledge, 'events'>, machine: string) {
  return Object.hasOwn(events, machine) ? events[machine] : undefined;
}

function unknownType(machine: string, known: readonly string[], type: string): string {
  return `${machine} knows no event ${valueInWords(type)}; it knows ${known.join(', ')}${didYouMean(type, known)}`;
}
