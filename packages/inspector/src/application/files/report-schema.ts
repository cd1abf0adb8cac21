import * as v from 'valibot';
import { REPORT_FORMAT, type Report } from '../../domain/report.ts';
import type { Knowledge } from '../shared/knowledge.ts';
import { strict } from '../shared/schema-problems.ts';
import { whole } from './fields.ts';
import { pathSchema } from './path-schema.ts';
import { recordingSchema } from './recording-schema.ts';

const state = v.union([v.string(), v.record(v.string(), v.any())]);

const effect = strict('an effect', {
  fate: v.exactOptional(v.picklist(['refused', 'does not fit', 'killed', 'not delivered', 'failed'])),
  reason: v.exactOptional(v.string()),
  stack: v.exactOptional(v.array(v.string())),
  before: v.exactOptional(state),
  state: v.exactOptional(state),
  taken: v.exactOptional(v.array(v.string())),
  guards: v.exactOptional(v.array(strict('a guard', { name: v.string(), said: v.boolean() }))),
  actions: v.exactOptional(v.array(v.string())),
  changed: v.exactOptional(v.array(v.string())),
  ends: v.exactOptional(v.array(whole)),
});
// The payload of an entry may be anything that was sent.
const logEntry = strict('an entry of the log', {
  id: whole,
  at: v.number(),
  kind: v.picklist(['visitor', 'event', 'outcome', 'call', 'timer', 'request']),
  from: v.string(),
  to: v.string(),
  name: v.string(),
  payload: v.exactOptional(v.unknown()),
  cause: v.exactOptional(whole),
  ms: v.exactOptional(v.number()),
  isNoise: v.exactOptional(v.literal(true)),
  effect: v.exactOptional(effect),
});
const consoleLine = strict('a line of the console', { at: v.number(), level: v.string(), text: v.string() });
// Nothing but an image, and none that holds scripts.
const picture = v.pipe(
  v.string(),
  v.regex(/^data:image\/(?:png|jpeg|webp|gif|avif);base64,[\w+/=]*$/),
  v.description('the data address of an image'),
);

export const reportSchema = (knowledge: Knowledge): v.GenericSchema<unknown, Report> =>
  strict('a report', {
    format: v.literal(REPORT_FORMAT),
    recording: recordingSchema(knowledge),
    path: v.exactOptional(pathSchema(knowledge)),
    difference: v.exactOptional(v.unknown()),
    log: v.exactOptional(v.array(logEntry)),
    moment: whole,
    console: v.exactOptional(v.array(consoleLine)),
    address: v.exactOptional(v.string()),
    browser: v.exactOptional(v.string()),
    screen: v.exactOptional(v.string()),
    build: v.exactOptional(v.string()),
    picture: v.exactOptional(picture),
    note: v.exactOptional(v.string()),
    at: v.number(),
  });
