import * as v from 'valibot';
import { didYouMean } from '../../domain/nearest-word.ts';
import { type Problem, valueInWords } from '../../domain/problem.ts';

type Schema = v.GenericSchema<unknown, unknown>;

/** The parts of a valibot schema that are read here, of whichever kind it is. */
interface Parts {
  readonly type: string;
  readonly entries?: v.ObjectEntries;
  readonly item?: Schema;
  readonly value?: Schema;
  readonly wrapped?: Schema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly getter?: (input: unknown) => Schema;
}

const NAMES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  null: 'null',
};

/**
 * An object that takes no unknown fields; its title stands in the sentences about it.
 * @param title 'a path', 'this event'
 */
export function strict<const Entries extends v.ObjectEntries>(title: string, entries: Entries) {
  // Without a prototype, so that a field named 'constructor' is unknown, too.
  const own: Entries = Object.assign(Object.create(null), entries);
  return v.pipe(v.strictObject(own), v.title(title));
}

/**
 * One of several schemas, chosen by the value, so that mistakes are reported against the schema that was meant.
 * @param choose picks the schema by the value
 * @param description all the schemas in words
 */
export function meant<S extends v.GenericSchema<unknown, unknown>>(
  choose: (input: unknown) => S,
  description: string,
): v.GenericSchema<unknown, v.InferOutput<S>> {
  return v.pipe(v.lazy(choose as never), v.description(description)) as never;
}

/** A schema that no value meets. @param says a sentence that says what is needed */
export const nothing = (says: string) => v.custom<never>(() => false, says);

/**
 * Lists how a value differs from a schema, one problem a field, in the order of the schema.
 * @returns an empty list where it fits
 */
export function schemaProblems(schema: Schema, value: unknown): Problem[] {
  const { issues = [] } = v.safeParse(schema, value);
  const problems = issues.flatMap((issue) => problemsOf(issue, schema));
  const keys = problems.map(({ path }) => JSON.stringify(path));
  return problems.filter((_, place) => keys.indexOf(keys[place] ?? '') === place);
}

/** Names what a schema takes, as in 'must be a whole number from 0'. */
function wanted(schema: Schema, given?: unknown): string {
  const described = v.getDescription(schema as never);
  if (described !== undefined) return described;
  const { type, options, wrapped, literal, getter } = schema as unknown as Parts;
  if (wrapped) return wanted(wrapped, given);
  if (getter) return wanted(getter(given), given);
  if (type === 'picklist') return options?.length === 1 ? `${options[0]}` : `one of ${options?.join(', ')}`;
  if (type === 'literal') return valueInWords(literal);
  return NAMES[type] ?? 'an object';
}

function problemsOf(issue: v.BaseIssue<unknown>, schema: Schema): Problem[] {
  const items = issue.path ?? [];
  const path = items.map(({ key }) => (typeof key === 'number' ? key : String(key)));
  const holder = (items.at(-1)?.input ?? {}) as Readonly<Record<string, unknown>>;
  const isOwn = ['check', 'custom', 'raw_check'].includes(issue.type);
  if (isOwn) return [{ path, says: issue.message, isSentence: true }];
  if (issue.expected === 'never') {
    const known = resolved(schemaAt(schema, items.slice(0, -1)), holder);
    const { entries = {} } = known as unknown as Parts;
    return Object.keys(holder)
      .filter((key) => !(key in entries))
      .map((key) => ({
        path: [...path.slice(0, -1), key],
        says: `is not known to ${v.getTitle(known as never) ?? 'this'}`,
      }));
  }
  const found = schemaAt(schema, items);
  const isMissing = items.length > 0 && !Object.hasOwn(holder, path.at(-1) ?? '');
  if (isMissing) return [{ path, says: `is missing, needs ${wanted(found)}` }];
  const needs = wanted(resolved(found, issue.input), issue.input);
  return [{ path, says: `must be ${needs}, is ${valueInWords(issue.input)}${hint(found, issue.input)}` }];
}

function hint(schema: Schema, input: unknown): string {
  const { options } = resolved(schema, input) as unknown as Parts;
  return typeof input === 'string' && options ? didYouMean(input, options.map(String)) : '';
}

/** The schema itself, without the wrappers that make it optional or choose it. */
function resolved(schema: Schema, input: unknown): Schema {
  const { wrapped, getter } = schema as unknown as Parts;
  const inner = wrapped ?? getter?.(input);
  return inner ? resolved(inner, input) : schema;
}

/** The schema of a part, by the way to it. */
function schemaAt(schema: Schema, items: readonly v.IssuePathItem[]): Schema {
  return items.reduce<Schema>((at, { input, key }) => {
    const { entries, item, value } = resolved(at, input) as unknown as Parts;
    return (entries?.[String(key)] as Schema | undefined) ?? item ?? value ?? at;
  }, schema);
}
