import * as v from 'valibot';
import type { AnyEventObject } from 'xstate';
import { nearestWord } from '../../domain/nearest-word.ts';
import { type Problem, problemText, valueInWords } from '../../domain/problem.ts';
import { ALL_MACHINE_NAMES, type AnyMachineName } from '../shared/every-machine.ts';
import { schemaProblems } from '../shared/schema-problems.ts';
import { EVENT_SCHEMAS, type EventSchema } from './event-schemas.ts';

/** Finds a machine of the site by its name. */
export function machineNamed(name: string): AnyMachineName | undefined {
  return ALL_MACHINE_NAMES.find((known) => known === name);
}

/** Says that there is no such machine, and which there are. */
export function unknownMachine(name: unknown): string {
  const near = typeof name === 'string' ? nearestWord(name, ALL_MACHINE_NAMES) : undefined;
  const meant = near === undefined ? '' : `; did you mean ${near}?`;
  return `must be one of ${ALL_MACHINE_NAMES.join(', ')}, is ${valueInWords(name)}${meant}`;
}

/**
 * Tells what is wrong with an event before a machine is sent it: its type and its fields, not the state.
 * @param machine the machine, as the site names it
 * @param event whatever was written; an event where nothing is wrong
 * @returns sentences, one a field
 */
export function eventProblems(machine: string, event: unknown): string[] {
  return findEventProblems(machine, event).map((problem) => problemText(problem, 'an event'));
}

/** Gives what eventProblems says with the places of the fields. */
export function findEventProblems(machine: string, event: unknown): Problem[] {
  const name = machineNamed(machine);
  if (name === undefined) return [{ path: [], says: `machine ${unknownMachine(machine)}`, isSentence: true }];
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
  const schema = schemaOf(name, type);
  return schema
    ? schemaProblems(schema, event)
    : [{ path: [], says: unknownType(name, type), isSentence: true }];
}

/**
 * An event to start from.
 * @returns undefined where the machine knows no event of that type
 */
export function sampleOf(machine: string, type: string): AnyEventObject | undefined {
  const name = machineNamed(machine);
  return name && examplesOf(name).find((event) => event.type === type);
}

/** One event of each kind that makes a difference to a machine, in the order of its table. */
export function examplesOf(machine: AnyMachineName): AnyEventObject[] {
  return Object.values(EVENT_SCHEMAS[machine]).flatMap((schema) => [
    ...(v.getExamples(schema) as readonly AnyEventObject[]),
  ]);
}

function schemaOf(machine: AnyMachineName, type: string): EventSchema | undefined {
  const schemas = EVENT_SCHEMAS[machine];
  return Object.hasOwn(schemas, type) ? schemas[type] : undefined;
}

function unknownType(machine: AnyMachineName, type: string): string {
  const known = Object.keys(EVENT_SCHEMAS[machine]);
  const near = nearestWord(type, known);
  const meant = near === undefined ? '' : `; did you mean ${near}?`;
  return `${machine} knows no event ${valueInWords(type)}; it knows ${known.join(', ')}${meant}`;
}
