import * as v from 'valibot';
import type { Choice, Field, FieldKind } from './field.ts';

/** Any schema of valibot. */
export type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

type Known = Schema & {
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly items?: readonly Schema[];
  readonly key?: string;
  readonly value?: Schema;
  readonly literal?: string;
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

type Shape = { readonly kind: FieldKind } & Readonly<Record<string, unknown>>;

function shapeOf(name: string, schema: Schema): Shape {
  const { form, ...more } = metadataOf(schema);
  const { type, item, items, value } = inner(schema);
  if (type === 'record' && value)
    return { kind: 'pairs', ...more, isNumber: metadataOf(value).form === 'number' };
  if (form === 'photos') return { kind: form };
  const many = type === 'union' ? listIn(inner(schema)) : undefined;
  if (many) return listShape(name, schema, many);
  if (type === 'array' && item) return listShape(name, schema, item);
  const [first] = items ?? [];
  if (first) return { kind: 'list', item: itemOf(name, schema, first), size: items?.length };
  return form === undefined ? shapeOfType(name, inner(schema)) : { kind: form, ...more };
}

/** What a list holds that a field takes in place of one such thing; undefined where it takes none. */
const listIn = ({ options = [] }: Known): Schema | undefined =>
  options.flatMap((one) => (typeof one === 'object' ? (inner(one).item ?? []) : []))[0];

function listShape(name: string, schema: Schema, item: Schema): Shape {
  const shape = itemOf(name, schema, item);
  return shape.kind === 'choice'
    ? { kind: 'choice', options: shape.options, isMany: true }
    : { kind: 'list', item: shape };
}

function shapeOfType(name: string, { type, entries, options = [], key }: Known): Shape {
  if (entries) return { kind: 'group', fields: fieldsOf({ entries } as unknown as Schema) };
  if (type === 'picklist')
    return { kind: 'choice', options: options.map((value) => ({ label: String(value), value })) };
  if (type === 'boolean') return { kind: 'switch' };
  if (type === 'number') return { kind: 'number' };
  if (type === 'string') return { kind: 'line' };
  const records = options.flatMap((one) =>
    typeof one === 'object' && inner(one).entries ? [inner(one)] : [],
  );
  if (type === 'variant' && key)
    return { kind: 'oneOf', key, groups: records.map((record) => groupOf(key, record)) };
  const [record] = records;
  if (type === 'union' && record) return { kind: 'group', fields: fieldsOf(record), isShort: true };
  // A text that may also be written as a number.
  const isText = options.every((one) => typeof one === 'object' && /^(?:string|number)$/.test(one.type));
  if (type === 'union' && isText) return { kind: 'line' };
  throw new NoField(`${name}: no field shows ${type}; give it v.metadata({ form: … })`);
}

function groupOf(key: string, { entries = {} }: Known) {
  const { [key]: named, ...rest } = entries;
  return { name: (named as Known).literal ?? '', fields: fieldsOf({ entries: rest } as unknown as Schema) };
}

type Metadata = { readonly form?: FieldKind; readonly options?: readonly Choice[] } & Readonly<
  Record<string, unknown>
>;

/** What the schema says of how it is edited, else what the one within says. */
function metadataOf(schema: Schema): Metadata {
  const own = v.getMetadata(schema) as Metadata;
  const { wrapped } = schema as Known;
  return own.form === undefined && wrapped ? metadataOf(wrapped) : own;
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
