import * as v from 'valibot';
import { RECORDING_FORMAT, type RecordedEntry, type Recording } from '../../domain/recording.ts';
import { ACTS, type VisitorAct } from '../../domain/visitor-act.ts';
import type { Knowledge } from '../shared/knowledge.ts';
import { meant, strict } from '../shared/schema-problems.ts';
import { kebab, title, whole } from './fields.ts';
import { expected, stepSchema } from './path-schema.ts';

const LONGEST_MS = 30 * 24 * 3_600_000;
const moment = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(LONGEST_MS),
  v.description('milliseconds since the start, of 30 days at most'),
);

const MOST_PIXELS = 20_000;
const side = v.pipe(
  whole,
  v.minValue(1),
  v.maxValue(MOST_PIXELS),
  v.description(`pixels, from 1 to ${MOST_PIXELS}`),
);

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

export const recordingSchema = ({ world }: Knowledge): v.GenericSchema<unknown, Recording> =>
  strict('a recording', {
    format: v.literal(RECORDING_FORMAT),
    name: kebab,
    title,
    scenario: kebab,
    world: v.exactOptional(world),
    viewport: v.exactOptional(strict('a size', { width: side, height: side })),
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
