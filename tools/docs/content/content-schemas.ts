import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { KINDS } from '../../edit/kinds.ts';
import { jsonText } from '../schemas/json-text.ts';

/** Where the schemas of the content folder stand: editors of YAML complete and check by them. */
export const SCHEMA_FOLDER = 'content/skema';

/** What a schema of our own takes is a function: its metadata says of what type. */
const overrideSchema: NonNullable<ConversionConfig['overrideSchema']> = ({ valibotSchema, jsonSchema }) => {
  if (valibotSchema.type !== 'custom') return undefined;
  const { form, pattern, from, to } = v.getMetadata(valibotSchema as v.GenericSchema);
  if (form === 'number') {
    return {
      ...jsonSchema,
      type: 'integer',
      ...(from !== undefined && { minimum: Number(from), maximum: Number(to) }),
    };
  }
  if (form === 'choice') return { ...jsonSchema, type: 'integer' };
  return { ...jsonSchema, type: 'string', ...(typeof pattern === 'string' && { pattern }) };
};

/** Leaves out what is of the forms of the editor alone. */
function withoutForms(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutForms);
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.entries(schema);
  const isForm = parts.some(([key, value]) => key === 'form' && typeof value === 'string');
  return Object.fromEntries(
    parts.flatMap(([key, value]) => (isForm && OF_FORMS.has(key) ? [] : [[key, withoutForms(value)]])),
  );
}
const OF_FORMS = new Set(['form', 'says', 'options', 'from', 'to']);

/** Gives the schema of each file that an office writes as YAML, made from the one that reads it. */
export function contentSchemas(): { readonly file: string; readonly text: string }[] {
  return KINDS.map(({ name, layout, schema }) => {
    const made = toJsonSchema(schema as v.GenericSchema, {
      typeMode: 'input',
      errorMode: 'ignore',
      overrideSchema,
    });
    const record = withoutForms(made) as { readonly $schema?: string };
    const { $schema, ...rest } = record;
    return {
      file: `${SCHEMA_FOLDER}/${name}.schema.json`,
      text: jsonText(layout === 'list' ? { $schema, type: 'array', items: rest } : record),
    };
  });
}

/** Writes them. */
export function writeContentSchemas(root: string): void {
  for (const { file, text } of contentSchemas()) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}
