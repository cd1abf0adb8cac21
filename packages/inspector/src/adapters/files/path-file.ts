import * as v from 'valibot';
import { withPresentNames } from '../../application/files/former-names.ts';
import { pathProblems, pathSchema } from '../../application/files/path-schema.ts';
import { recordingProblems, recordingSchema } from '../../application/files/recording-schema.ts';
import type { Knowledge } from '../../application/shared/knowledge.ts';
import type { Path } from '../../domain/path.ts';
import { problemText } from '../../domain/problem.ts';
import type { Recording } from '../../domain/recording.ts';

/**
 * Reads a path file, one of the project or one that a tester opens.
 * @param content the file's content
 * @throws Error that says of each field what it takes
 */
export function parsePath(knowledge: Knowledge, content: unknown): Path {
  const json = withPresentNames(knowledge, content);
  const problems = pathProblems(knowledge, json);
  if (problems.length === 0) return v.parse(pathSchema(knowledge), json);
  throw new Error(`no path: ${problems.map((problem) => problemText(problem, 'a path')).join('; ')}`);
}

/**
 * Reads a recording of the whole page.
 * @param content the file's content
 * @throws Error that says of each field what it takes
 */
export function parseRecording(knowledge: Knowledge, content: unknown): Recording {
  const json = withPresentNames(knowledge, content);
  const problems = recordingProblems(knowledge, json);
  if (problems.length === 0) return v.parse(recordingSchema(knowledge), json);
  throw new Error(
    `no recording: ${problems.map((problem) => problemText(problem, 'a recording')).join('; ')}`,
  );
}

/** Writes a path as its file holds it. */
export function pathText(path: Path): string {
  return `${JSON.stringify(path, null, 2)}\n`;
}
