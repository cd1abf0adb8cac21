import * as v from 'valibot';
import { pathProblems, pathSchema } from '../../application/files/path-schema.ts';
import type { Path } from '../../domain/path.ts';
import { problemText } from '../../domain/problem.ts';

/**
 * Reads a path file, one of the project or one that a tester opens.
 * @param json the file's content
 * @throws Error that says of each field what it takes
 */
export function parsePath(json: unknown): Path {
  const problems = pathProblems(json);
  if (problems.length === 0) return v.parse(pathSchema, json);
  throw new Error(`no path: ${problems.map((problem) => problemText(problem, 'a path')).join('; ')}`);
}

/** Writes a path as its file holds it. */
export function pathText(path: Path): string {
  return `${JSON.stringify(path, null, 2)}\n`;
}
