import * as v from 'valibot';
import type { Field, FieldKind } from './field.ts';

/** Any schema of valibot. */
export type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

type Known = Schema & {
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly options?: readonly (Schema | string | number)[];
};

/** Thrown for a schema that no field can show; its message names it. */
export class NoField extends Error {
  override readonly name = 'NoField';
}

/**
 * Makes the fields of a form from the schema of a record: a new key of the schema is a new field. Its words are the schema's own
 * metadata: `v.title`, `v.description`, and `v.metadata({ form: kind })` where its type alone does not say how it is edited.
 * @throws NoField where a schema has no field that could show it
 */
export function fieldsOf(record: Schema): Field[] {
  const { entries } = inner(record);
  if (entries === undefined) throw new NoField(`${record.type} is no record`);
  return Object.entries(entries).map(([name, schema]) => fieldOf(name, schema));
}

function fieldOf(name: string, schema: Schema): Field {
  const hint = said(schema, v.getDescription);
  return {
    name,
    title: said(schema, v.getTitle) ?? name,
    ...(hint !== undefined && { hint }),
    isRequired: !/^(?:optional|nullish|exact_optional|undefinedable)$/.test(schema.type),
    ...shapeOf(name, schema),
  } as Field;
}

interface Shape {
  readonly kind: FieldKind;
  readonly fields?: readonly Field[];
  readonly isShort?: boolean;
  readonly item?: Field;
  readonly options?: readonly string[];
}

function shapeOf(name: string, schema: Schema): Shape {
  const form = said(schema, (one) => v.getMetadata(one).form as FieldKind | undefined);
  const { type, entries, item, options } = inner(schema);
  if (type === 'array' && item && form !== 'photos')
    return { kind: 'list', item: itemOf(name, schema, item) };
  if (form !== undefined && form !== 'group') return { kind: form };
  if (entries) return { kind: 'group', fields: fieldsOf(inner(schema)) };
  if (type === 'picklist') return { kind: 'choice', options: (options ?? []).map(String) };
  if (type === 'boolean') return { kind: 'switch' };
  if (type === 'number') return { kind: 'number' };
  if (type === 'string') return { kind: 'line' };
  const record = (options ?? [])
    .map((one) => (typeof one === 'object' ? inner(one) : undefined))
    .find((one) => one?.entries);
  if (type === 'union' && record) return { kind: 'group', fields: fieldsOf(record), isShort: true };
  // A text that may also be written as a number.
  if (type === 'union' && options?.every((one) => /^(?:string|number)$/.test((one as Schema).type)))
    return { kind: 'line' };
  throw new NoField(`${name}: no field shows ${type}; give it v.metadata({ form: … })`);
}

function itemOf(name: string, list: Schema, item: Schema): Field {
  return { ...fieldOf(name, item), title: said(item, v.getTitle) ?? said(list, v.getTitle) ?? name };
}

/** The schema within those that say that it may be missing. */
function inner(schema: Schema): Known {
  const known = schema as Known;
  return known.wrapped ? inner(known.wrapped) : known;
}

/** What the schema says of itself, else what the one within says. */
function said<T>(schema: Schema, of: (one: Schema) => T | undefined): T | undefined {
  const { wrapped } = schema as Known;
  return of(schema) ?? (wrapped ? said(wrapped, of) : undefined);
}
