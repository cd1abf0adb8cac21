import * as v from 'valibot';
import { nearestWord } from '../../domain/nearest-word.ts';
import type { Path } from '../../domain/path.ts';
import { type Problem, problemText } from '../../domain/problem.ts';
import { RECORDING_FORMAT, type Recording } from '../../domain/recording.ts';
import { REPORT_FORMAT, type Report } from '../../domain/report.ts';
import type { Scenario } from '../../domain/scenario.ts';
import { jsonMistake, mistakeText } from '../shared/json-mistake.ts';
import type { Knowledge } from '../shared/knowledge.ts';
import { schemaProblems } from '../shared/schema-problems.ts';
import { withPresentNames } from './former-names.ts';
import { pathProblems, pathSchema } from './path-schema.ts';
import { recordingProblems, recordingSchema } from './recording-schema.ts';
import { readReport, reportProblems } from './report-schema.ts';

/** A file that a tester opened. */
export type OpenedFile =
  | { readonly kind: 'path'; readonly value: Path }
  | { readonly kind: 'recording'; readonly value: Recording }
  | { readonly kind: 'scenario'; readonly value: Scenario }
  | { readonly kind: 'report'; readonly value: Report };

/** Why a file was refused: one sentence a field. */
export interface RefusedFile {
  readonly problems: readonly string[];
}

/** The file, or what is wrong with it. */
export type ReadFile = OpenedFile | RefusedFile;

type Kind = OpenedFile['kind'];

interface Reader {
  readonly problems: (knowledge: Knowledge, json: unknown) => Problem[];
  readonly read: (knowledge: Knowledge, json: unknown) => OpenedFile;
}

const KINDS: Readonly<Record<Kind, Reader>> = {
  path: {
    problems: (knowledge, json) => [...pathProblems(knowledge, json), ...worldProblems(knowledge, json)],
    read: (knowledge, json) => ({ kind: 'path', value: v.parse(pathSchema(knowledge), json) }),
  },
  recording: {
    problems: (knowledge, json) => [...recordingProblems(knowledge, json), ...worldProblems(knowledge, json)],
    read: (knowledge, json) => ({ kind: 'recording', value: v.parse(recordingSchema(knowledge), json) }),
  },
  scenario: {
    problems: ({ world }, json) => schemaProblems(world, json),
    read: ({ world }, json) => ({ kind: 'scenario', value: v.parse(world, json) }),
  },
  report: {
    problems: reportProblems,
    read: (knowledge, json) => ({ kind: 'report', value: readReport(knowledge, json) }),
  },
};

// A file of another format may be wrong in every line.
const MOST_PROBLEMS = 12;

/**
 * Reads a file that a tester opened: a path, a recording, a scenario or a report, by what it holds.
 * @param text the file's text
 * @returns the file, or why it was refused: where the text is no JSON, else one sentence a field
 */
export function readText(knowledge: Knowledge, text: string): ReadFile {
  const parsed = readJson(text);
  if (parsed instanceof SyntaxError) {
    const mistake = jsonMistake(text);
    return { problems: [mistake ? mistakeText(mistake) : `this is no JSON: ${parsed.message}`] };
  }
  const json = withPresentNames(knowledge, parsed);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return { problems: ['the file must hold an object: a path, a recording, a scenario or a report'] };
  }
  const kind = kindOf(json as Readonly<Record<string, unknown>>);
  if (typeof kind !== 'string') return kind;
  const { problems, read } = KINDS[kind];
  const sentences = problems(knowledge, json).map((problem) => problemText(problem, `a ${kind}`));
  if (sentences.length === 0) return read(knowledge, json);
  const rest = sentences.length - MOST_PROBLEMS;
  return {
    problems: rest <= 1 ? sentences : [...sentences.slice(0, MOST_PROBLEMS), `${rest} more fields are wrong`],
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

function kindOf(json: Readonly<Record<string, unknown>>): Kind | RefusedFile {
  const { format } = json;
  if (format === RECORDING_FORMAT) return 'recording';
  if (format === REPORT_FORMAT) return 'report';
  if (format !== undefined) {
    return {
      problems: [`format must be ${RECORDING_FORMAT} or ${REPORT_FORMAT}, is ${JSON.stringify(format)}`],
    };
  }
  if ('steps' in json || 'machine' in json) return 'path';
  if ('entries' in json) return 'recording';
  if ('recording' in json) return 'report';
  return 'scenario';
}

/** Reports a scenario that neither the project nor the file itself contains. */
function worldProblems({ scenarios: names }: Knowledge, json: unknown): Problem[] {
  const { scenario, world } = json as { readonly scenario?: unknown; readonly world?: unknown };
  if (world !== undefined || typeof scenario !== 'string' || scenario === '') return [];
  if (names.includes(scenario)) return [];
  const near = nearestWord(scenario, names);
  const meant = near === undefined ? '' : `; did you mean ${near}?`;
  return [{ path: ['scenario'], says: `${JSON.stringify(scenario)} is none of the project${meant}` }];
}

/**
 * Reads a scenario file.
 * @param json the file's content
 * @throws Error that says of each field what it takes
 */
export function parseScenario<World extends Scenario>(
  world: v.GenericSchema<unknown, World>,
  json: unknown,
): World {
  const result = v.safeParse(world, json);
  if (result.success) return result.output;
  const sentences = schemaProblems(world, json).map((problem) => problemText(problem, 'a scenario'));
  throw new Error(`no scenario: ${sentences.join('; ')}`);
}
