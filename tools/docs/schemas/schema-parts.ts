import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { BaseIssue, BaseSchema } from 'valibot';
import { formOf } from './field-forms.ts';

/** A schema with its parts. */
export type Described = JsonSchema & { readonly properties?: Record<string, JsonSchema> };

/** Makes the JSON Schema of a schema of the code. */
export function converted(schema: BaseSchema<unknown, unknown, BaseIssue<unknown>>): Described {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema }) => formOf(valibotSchema, jsonSchema),
  });
  return json as Described;
}

/** A list of so many items. */
export const listOf = (items: JsonSchema, maxItems: number): Described =>
  ({ type: 'array', maxItems, items }) as Described;
/** A list that may be null. */
export const maybe = (list: JsonSchema): JsonSchema => ({ ...list, type: ['array', 'null'] });

/** Replaces what the readers look at later, and the schemas of the code therefore leave open. */
export function withFields(schema: Described, fields: Record<string, JsonSchema>): Described {
  return { ...schema, properties: { ...schema.properties, ...fields } };
}

/** One of these fields must be there and say something. */
export function withOneOf(schema: Described, fields: readonly string[]): Described {
  const anyOf = fields.map((field) => ({
    required: [field],
    properties: { [field]: { type: ['string', 'number'] as const, pattern: '\\S' } },
  }));
  return { ...schema, anyOf: anyOf as unknown as JsonSchema[] };
}

/** What a feed is, in the words of its JSON Schema, and the schema that these describe. */
export interface FeedSchema {
  readonly title: string;
  readonly description: string;
  /** Every field by the way to it, such as 'images.fileId'; that of a list holds for its items. */
  readonly fields: Readonly<Record<string, string>>;
  readonly schema: () => Described;
}

/** What any address is. */
export const ADDRESS = 'An http(s) address, or a path of the site that begins with a single slash.';
