import * as v from 'valibot';
import type { Expectation, Path } from '../../application/paths/path.ts';

const stateValue: v.GenericSchema<unknown, Expectation['state']> = v.union([
  v.string(),
  v.record(
    v.string(),
    v.lazy(() => stateValue),
  ),
]);
const expectation = {
  state: stateValue,
  context: v.exactOptional(v.record(v.string(), v.unknown())),
};
const text = v.pipe(v.string(), v.minLength(1));

// Names that machines had when testers saved paths of them.
const FORMER_NAMES = new Map([['modals', 'dialogs']]);

/** Gives the name that a machine has now, whatever it was called when a path of it was saved. */
export function machineName(name: string): string {
  return FORMER_NAMES.get(name) ?? name;
}

const pathSchema: v.GenericSchema<unknown, Path> = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')),
  title: text,
  by: v.picklist(['make', 'hand', 'recording']),
  machine: v.pipe(text, v.transform(machineName)),
  scenario: text,
  start: v.strictObject(expectation),
  steps: v.array(
    v.union([
      v.strictObject({
        event: v.looseObject({ type: text }),
        ignored: v.exactOptional(v.boolean()),
        ...expectation,
      }),
      v.strictObject({ outcome: text, ...expectation }),
    ]),
  ),
  end: v.strictObject(expectation),
});

/**
 * Reads a path file, one of the project or one that a tester opens.
 * @param json the file's content
 * @throws Error that names the field and what it takes
 */
export function parsePath(json: unknown): Path {
  const result = v.safeParse(pathSchema, json);
  if (result.success) return result.output;
  throw new Error(`no path: ${v.summarize(result.issues)}`);
}

/** Writes a path as its file holds it. */
export function pathText(path: Path): string {
  return `${JSON.stringify(path, null, 2)}\n`;
}
