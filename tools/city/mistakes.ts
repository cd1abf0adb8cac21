import { type Mistake, said } from '@bupc/content/files';
import * as v from 'valibot';

/** Something that cannot be used in a file of YAML: the path of its field, and what to write instead. */
export interface FieldMistake {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** Gives the line of a field; of one that is missing, the line of what lacks it. */
export type LineOf = (...path: (string | number)[]) => number;

/**
 * Lists what of a value a schema does not take (contract "Configuration").
 * @returns for each mistake the field, what it takes, what it contains; empty where all can be used
 */
export function fieldMistakes(schema: v.GenericSchema, value: unknown): FieldMistake[] {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.flatMap(closest).map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => key as string | number);
    const place = v.getDotPath(issue) ?? said('berkas ini', 'the file');
    // A field too much; the library says of it only its name.
    if (issue.type === 'strict_object' && issue.expected === 'never') {
      return {
        path,
        message: said(
          `bagian ${place} tidak ada; yang ada ${issue.message}`,
          `${place} is no field; there are ${issue.message}`,
        ),
      };
    }
    const found = issue.input === undefined ? 'nothing' : JSON.stringify(issue.input);
    return {
      path,
      message: said(
        issue.input === undefined
          ? `bagian ${place} wajib diisi; tulis ${issue.message}`
          : `bagian ${place} tidak dapat berisi ${shortened(found)}; tulis ${issue.message}`,
        `${place} takes ${issue.message}; it holds ${shortened(found)}`,
      ),
    };
  });
}

/** Of a field that takes one thing or a list of them, what is wrong in the form that it has. */
function closest(issue: v.BaseIssue<unknown>): readonly v.BaseIssue<unknown>[] {
  const within = (issue.type === 'union' && issue.issues) || [];
  const inside = within.filter(({ path = [], type }) => path.length > 0 || type === 'min_length');
  if (inside.length === 0) return [issue];
  return inside.map((one) => ({
    ...one,
    path: [...(issue.path ?? []), ...(one.path ?? [])] as typeof one.path,
  }));
}

/** Gives mistakes of fields the lines at which they stand in their file. */
export function placed(file: string, lineOf: LineOf, mistakes: readonly FieldMistake[]): Mistake[] {
  return mistakes.map(({ path, message }) => ({ file, line: lineOf(...path), message }));
}

const shortened = (found: string): string => (found.length > 200 ? `${found.slice(0, 200)}…` : found);
