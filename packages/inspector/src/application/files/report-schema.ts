import * as v from 'valibot';
import { type Problem, problemsUnder } from '../../domain/problem.ts';
import { REPORT_FORMAT, type Report } from '../../domain/report.ts';
import type { Knowledge } from '../shared/knowledge.ts';
import { schemaProblems, strict } from '../shared/schema-problems.ts';
import { pathProblems, pathSchema } from './path-schema.ts';
import { recordingProblems, recordingSchema } from './recording-schema.ts';

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.description('a whole number from 0'));
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

const reportSchema = (knowledge: Knowledge): v.GenericSchema<unknown, Report> =>
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

/** Lists what is wrong with a report, one problem a field; empty for a valid report. */
export function reportProblems(knowledge: Knowledge, json: unknown): Problem[] {
  const { recording, path } = (json ?? {}) as Partial<Report>;
  const problems = [
    ...schemaProblems(reportSchema(knowledge), json),
    ...(recording === undefined ? [] : problemsUnder(['recording'], recordingProblems(knowledge, recording))),
    ...(path === undefined ? [] : problemsUnder(['path'], pathProblems(knowledge, path))),
  ];
  // The schemas of the parts were checked as parts of the report already.
  const keys = problems.map(({ path: place, says }) => `${JSON.stringify(place)} ${says}`);
  return problems.filter((_, place) => keys.indexOf(keys[place] ?? '') === place);
}

/** Reads a report that has no problems. */
export const readReport = (knowledge: Knowledge, json: unknown): Report =>
  v.parse(reportSchema(knowledge), json);
