import * as v from 'valibot';
import { didYouMean } from '../../domain/nearest-word.ts';
import type { Path } from '../../domain/path.ts';
import { type Problem, problemsUnder, problemText } from '../../domain/problem.ts';
import { RECORDING_FORMAT, type Recording } from '../../domain/recording.ts';
import { REPORT_FORMAT, type Report } from '../../domain/report.ts';
import type { Scenario } from '../../domain/scenario.ts';
import { readJson } from '../shared/json-mistake.ts';
import type { Knowledge } from '../shared/knowledge.ts';
import { schemaProblems } from '../shared/schema-problems.ts';
import { withPresentNames } from './former-names.ts';
import { fieldsOf, machineProblems } from './machine-problems.ts';
import { pathSchema } from './path-schema.ts';
import { recordingSchema } from './recording-schema.ts';
import { reportSchema } from './report-schema.ts';

/** The files of testers, by kind. */
interface Files {
  readonly path: Path;
  readonly recording: Recording;
  readonly scenario: Scenario;
  readonly report: Report;
}

/** The file that a tester opened, or why it was refused: one sentence a field. */
export type ReadFile =
  | { [Kind in keyof Files]: { readonly kind: Kind; readonly value: Files[Kind] } }[keyof Files]
  | { readonly problems: readonly string[] };

const SCHEMAS: { [Kind in keyof Files]: (knowledge: Knowledge) => v.GenericSchema<unknown, Files[Kind]> } = {
  path: pathSchema,
  recording: recordingSchema,
  scenario: ({ world }) => world,
  report: reportSchema,
};

/** Lists what is wrong with a file, one sentence a field. */
function refusalsOf(knowledge: Knowledge, kind: keyof Files, json: unknown): string[] {
  const parts = kind === 'report' ? ['recording', 'path'] : [];
  const problems: Problem[] = [
    ...schemaProblems(SCHEMAS[kind](knowledge), json),
    ...(kind === 'scenario' ? [] : machineProblems(knowledge, json)),
    ...parts.flatMap((part) => problemsUnder([part], machineProblems(knowledge, fieldsOf(json)[part]))),
  ];
  return problems.map((problem) => problemText(problem, `a ${kind}`));
}

/**
 * Reads a file of the project.
 * @param content its JSON
 * @throws Error that says of each field what it takes
 */
export function parseFile<Kind extends keyof Files>(
  knowledge: Knowledge,
  kind: Kind,
  content: unknown,
): Files[Kind] {
  const json = withPresentNames(knowledge, content);
  const refusals = refusalsOf(knowledge, kind, json);
  if (refusals.length > 0) throw new Error(`no ${kind}: ${refusals.join('; ')}`);
  return v.parse(SCHEMAS[kind](knowledge), json);
}

/** Serializes a file as it is saved. */
export const fileText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

// A file of another format may be wrong in every line.
const MOST_PROBLEMS = 12;

/**
 * Reads a file that a tester opened: a path, a recording, a scenario or a report, by what it holds.
 * @param text the file's text
 * @returns the file, or why it was refused: where the text is no JSON, else one sentence a field
 */
export function readText(knowledge: Knowledge, text: string): ReadFile {
  const { json: content, mistake } = readJson(text);
  if (mistake !== undefined) return { problems: [mistake] };
  const json = withPresentNames(knowledge, content);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return { problems: ['the file must hold an object: a path, a recording, a scenario or a report'] };
  }
  const { format } = fieldsOf(json);
  const kind = kindOf(json);
  if (kind === undefined) {
    return {
      problems: [`format must be ${RECORDING_FORMAT} or ${REPORT_FORMAT}, is ${JSON.stringify(format)}`],
    };
  }
  const refusals = [...refusalsOf(knowledge, kind, json), ...worldRefusals(knowledge, kind, json)];
  if (refusals.length === 0)
    return { kind, value: v.parse<v.GenericSchema>(SCHEMAS[kind](knowledge), json) } as ReadFile;
  const rest = refusals.length - MOST_PROBLEMS;
  return {
    problems: rest <= 1 ? refusals : [...refusals.slice(0, MOST_PROBLEMS), `${rest} more fields are wrong`],
  };
}

function kindOf(json: object): keyof Files | undefined {
  const { format } = fieldsOf(json);
  if (format === RECORDING_FORMAT) return 'recording';
  if (format === REPORT_FORMAT) return 'report';
  if (format !== undefined) return undefined;
  if ('steps' in json || 'machine' in json) return 'path';
  if ('entries' in json) return 'recording';
  return 'recording' in json ? 'report' : 'scenario';
}

/** Refuses a path or a recording in a scenario that neither the project nor the file itself contains. */
function worldRefusals({ scenarios }: Knowledge, kind: keyof Files, json: unknown): string[] {
  const { scenario, world } = fieldsOf(json);
  const isReplayed = kind === 'path' || kind === 'recording';
  if (!isReplayed || world !== undefined || typeof scenario !== 'string' || scenario === '') return [];
  if (scenarios.includes(scenario)) return [];
  return [`scenario ${JSON.stringify(scenario)} is none of the project${didYouMean(scenario, scenarios)}`];
}
