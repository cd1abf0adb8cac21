import * as v from 'valibot';
import type { Problem } from '../../domain/problem.ts';
import { RECORDING_FORMAT, type RecordedEntry, type Recording } from '../../domain/recording.ts';
import { ACTS, type VisitorAct } from '../../domain/visitor-act.ts';
import type { Knowledge } from '../shared/knowledge.ts';
import { meant, schemaProblems, strict } from '../shared/schema-problems.ts';
import { kebab, title } from './fields.ts';
import { expected, stepSchema } from './path-schema.ts';
import { machineProblems, stepProblems } from './step-problems.ts';

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.description('a whole number from 0'));
const moment = v.pipe(v.number(), v.minValue(0), v.description('milliseconds since the start'));

const pixels = v.pipe(
  v.tuple([v.number(), v.number()]),
  v.description('pixels across and down, as [12, 40]'),
);

const act: v.GenericSchema<unknown, VisitorAct> = strict('an act', {
  act: v.picklist(ACTS),
  role: v.exactOptional(v.string()),
  name: v.exactOptional(v.string()),
  within: v.exactOptional(strict('a dialog', { role: v.string(), name: v.string() })),
  nth: v.exactOptional(whole),
  key: v.exactOptional(v.string()),
  value: v.exactOptional(v.string()),
  at: v.exactOptional(pixels),
  by: v.exactOptional(pixels),
});

const visitorEntry = strict('an entry', { visitor: act, at: moment });
const stepEntry = stepSchema({ machine: title, from: v.string(), at: moment, cause: v.exactOptional(whole) });
const entry: v.GenericSchema<unknown, RecordedEntry> = meant(
  (input): v.GenericSchema<unknown, RecordedEntry> =>
    typeof input === 'object' && input !== null && 'visitor' in input ? visitorEntry : stepEntry,
  'an act of the visitor, an event or an outcome',
);

/** A recording as its file holds it. */
export const recordingSchema = ({ world }: Knowledge): v.GenericSchema<unknown, Recording> =>
  strict('a recording', {
    format: v.literal(RECORDING_FORMAT),
    name: kebab,
    title,
    scenario: kebab,
    world: v.exactOptional(world),
    viewport: v.exactOptional(strict('a size', { width: whole, height: whole })),
    address: v.pipe(
      v.string(),
      v.regex(/^\/(?!\/)/),
      v.description('an address of the page, from the path on'),
    ),
    start: v.record(v.string(), expected),
    entries: v.array(entry),
    end: v.record(v.string(), expected),
    goesOn: v.exactOptional(v.array(v.string())),
    byTheClock: v.exactOptional(v.array(v.string())),
  });

/** Lists what is wrong with a recording, one problem a field, events and states of its machines included. */
export function recordingProblems(knowledge: Knowledge, json: unknown): Problem[] {
  return [...schemaProblems(recordingSchema(knowledge), json), ...ofMachines(knowledge, json)];
}

function ofMachines(knowledge: Knowledge, json: unknown): Problem[] {
  const { start, entries, end } = fieldsOf(json);
  const all = Array.isArray(entries) ? entries : [];
  return [
    ...Object.entries(fieldsOf(start)).flatMap(([name, one]) =>
      ofMachine(knowledge, name, one, ['start', name]),
    ),
    ...all.flatMap((one, place) => ofMachine(knowledge, fieldsOf(one).machine, one, ['entries', place])),
    ...all.flatMap((one, place) => causeProblems(fieldsOf(one).cause, place)),
    ...Object.entries(fieldsOf(end)).flatMap(([name, one]) => ofMachine(knowledge, name, one, ['end', name])),
  ];
}

function ofMachine(knowledge: Knowledge, name: unknown, step: unknown, path: Problem['path']): Problem[] {
  if (typeof name !== 'string' || name === '') return [];
  const place = path[0] === 'entries' ? [...path, 'machine'] : path;
  const unknown = machineProblems(knowledge, name, place);
  return unknown.length > 0 ? unknown : stepProblems(knowledge, name, step, path, true);
}

function causeProblems(cause: unknown, place: number): Problem[] {
  if (typeof cause !== 'number' || cause < place) return [];
  return [
    { path: ['entries', place, 'cause'], says: `must be the place of an entry before it, is ${cause}` },
  ];
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
