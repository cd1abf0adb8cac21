import * as v from 'valibot';
import { jsonMistake, mistakeText } from '../../domain/json-mistake.ts';
import { nearestWord } from '../../domain/nearest-word.ts';
import type { Path } from '../../domain/path.ts';
import { type Problem, problemText } from '../../domain/problem.ts';
import { RECORDING_FORMAT, type Recording } from '../../domain/recording.ts';
import { REPORT_FORMAT, type Report } from '../../domain/report.ts';
import type { Scenario } from '../../domain/scenario.ts';
import { pathProblems, pathSchema } from './path-schema.ts';
import { recordingProblems, recordingSchema } from './recording-schema.ts';
import { readReport, reportProblems } from './report-schema.ts';
import { scenarioProblems, scenarioSchema } from './scenario-schema.ts';

/** A file that a tester opened. */
export type OpenedFile =
  | { readonly kind: 'path'; readonly value: Path }
  | { readonly kind: 'recording'; readonly value: Recording }
  | { readonly kind: 'scenario'; readonly value: Scenario }
  | { readonly kind: 'report'; readonly value: Report };

/** Why a file is none of these: one sentence a field. */
export interface RefusedFile {
  readonly problems: readonly string[];
}

/** The file, or what is wrong with it. */
export type ReadFile = OpenedFile | RefusedFile;

type Kind = OpenedFile['kind'];

const KINDS: Readonly<
  Record<
    Kind,
    {
      problems: (json: unknown, scenarios: readonly string[]) => Problem[];
      read: (json: unknown) => OpenedFile;
    }
  >
> = {
  path: {
    problems: (json, scenarios) => [...pathProblems(json), ...worldProblems(json, scenarios)],
    read: (json) => ({ kind: 'path', value: v.parse(pathSchema, json) }),
  },
  recording: {
    problems: (json, scenarios) => [...recordingProblems(json), ...worldProblems(json, scenarios)],
    read: (json) => ({ kind: 'recording', value: v.parse(recordingSchema, json) }),
  },
  scenario: {
    problems: scenarioProblems,
    read: (json) => ({ kind: 'scenario', value: v.parse(scenarioSchema, json) }),
  },
  report: { problems: reportProblems, read: (json) => ({ kind: 'report', value: readReport(json) }) },
};

// A file of another format may be wrong in every line.
const MOST_TOLD = 12;

/**
 * Reads a file that a tester opened: a path, a recording, a scenario or a report, by what it holds.
 * @param text the file's text
 * @param scenarios the names of those of the project
 * @returns what it is, or why it is none: where the text is no JSON, or a sentence a field
 */
export function readText(text: string, scenarios: readonly string[]): ReadFile {
  const json = readJson(text);
  if (json instanceof SyntaxError) {
    const mistake = jsonMistake(text);
    return { problems: [mistake ? mistakeText(mistake) : `this is no JSON: ${json.message}`] };
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return { problems: ['the file must hold an object: a path, a recording, a scenario or a report'] };
  }
  const kind = kindOf(json as Readonly<Record<string, unknown>>);
  if (typeof kind !== 'string') return kind;
  const { problems, read } = KINDS[kind];
  const told = problems(json, scenarios).map((problem) => problemText(problem, `a ${kind}`));
  if (told.length === 0) return read(json);
  const rest = told.length - MOST_TOLD;
  return { problems: rest <= 1 ? told : [...told.slice(0, MOST_TOLD), `${rest} more fields are wrong`] };
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

/** Says that the project has no scenario of that name, and the file brings none. */
function worldProblems(json: unknown, names: readonly string[]): Problem[] {
  const { scenario, world } = json as { readonly scenario?: unknown; readonly world?: unknown };
  if (world !== undefined || typeof scenario !== 'string' || scenario === '') return [];
  if (names.includes(scenario)) return [];
  const near = nearestWord(scenario, names);
  const meant = near === undefined ? '' : `; did you mean ${near}?`;
  return [{ path: ['scenario'], says: `${JSON.stringify(scenario)} is none of the project${meant}` }];
}
