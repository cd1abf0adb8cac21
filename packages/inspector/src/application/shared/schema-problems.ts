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
  const problems = issues.flatMap((issue) => problemsOf(issue, schema, value));
  const keys = problems.map(({ path }) => JSON.stringify(path));
  return problems.filter((_, place) => keys.indexOf(keys[place] ?? '') === place);
}

/** Names what a schema takes, as in 'must be a whole number from 0'. */
export function wanted(schema: Schema, given?: unknown): string {
  const described = v.getDescription(schema as never);
  if (described !== undefined) return described;
  const { type, options, wrapped, literal, getter } = schema as unknown as Parts;
  if (wrapped) return wanted(wrapped, given);
  if (getter) return wanted(getter(given), given);
  if (type === 'picklist') return options?.length === 1 ? `${options[0]}` : `one of ${options?.join(', ')}`;
  if (type === 'literal') return valueInWords(literal);
  return NAMES[type] ?? 'an object';
}

function problemsOf(issue: v.BaseIssue<unknown>, schema: Schema, value: unknown): Problem[] {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
  const parent = path.slice(0, -1);
  const isOwn = ['check', 'custom', 'raw_check'].includes(issue.type);
  if (isOwn) return [{ path, says: issue.message, isSentence: true }];
  if (issue.expected === 'never') {
    const holder = schemaAt(schema, value, parent);
    const { entries = {} } = resolved(holder, valueAt(value, parent)) as unknown as Parts;
    const title = holder && v.getTitle(resolved(holder, valueAt(value, parent)) as never);
    return Object.keys(valueAt(value, parent) as object)
      .filter((key) => !(key in entries))
      .map((key) => ({ path: [...parent, key], says: `is not known to ${title ?? 'this'}` }));
  }
  const found = schemaAt(schema, value, path);
  const isMissing = issue.input === undefined && path.length > 0 && !isThere(value, path);
  const asked = isMissing ? found : resolved(found, issue.input);
  const needs = asked === undefined ? issue.expected : wanted(asked, issue.input);
  if (isMissing) return [{ path, says: `is missing, needs ${needs}` }];
  return [{ path, says: `must be ${needs}, is ${valueInWords(issue.input)}${hint(found, issue.input)}` }];
}

function hint(schema: Schema | undefined, input: unknown): string {
  const { options } = (schema ? resolved(schema, input) : {}) as Partial<Parts>;
  if (typeof input !== 'string' || options === undefined) return '';
  return didYouMean(input, options.map(String));
}

/** The schema itself, without the wrappers that make it optional or choose it. */
function resolved(schema: Schema | undefined, input: unknown): Schema | undefined {
  const { wrapped, getter } = (schema ?? {}) as Partial<Parts>;
  if (wrapped) return resolved(wrapped, input);
  if (getter) return resolved(getter(input), input);
  return schema;
}

function schemaAt(schema: Schema, value: unknown, path: Problem['path']): Schema | undefined {
  let at: Schema | undefined = schema;
  let inner = value;
  for (const key of path) {
    const { entries, item, value: every } = (resolved(at, inner) ?? {}) as unknown as Parts;
    at = (entries?.[key] as Schema | undefined) ?? item ?? every;
    inner = valueAt(inner, [key]);
  }
  return at;
}

const isHolder = (value: unknown): value is Readonly<Record<string | number, unknown>> =>
  typeof value === 'object' && value !== null;

function valueAt(value: unknown, path: Problem['path']): unknown {
  return path.reduce<unknown>((inner, key) => (isHolder(inner) ? inner[key] : undefined), value);
}

function isThere(value: unknown, path: Problem['path']): boolean {
  const holder = valueAt(value, path.slice(0, -1));
  const key = path.at(-1);
  return isHolder(holder) && key !== undefined && Object.hasOwn(holder, key);
}
