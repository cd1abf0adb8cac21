import type { JsonSchema } from '@valibot/to-json-schema';
import type { BaseIssue, BaseSchema } from 'valibot';
import {
  optionalAddress,
  optionalNumber,
  optionalText,
  requiredAddress,
  requiredText,
} from '../../../src/adapters/http/schemas/fields.ts';

type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

const WEB_ADDRESS = '[Hh][Tt][Tt][Pp][Ss]?://[^/\\\\?#\\s]';
const SITE_PATH = '/(?![/\\\\])';
const NUMBER = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?';

/**
 * What each kind of field takes. The readers take more: anything else in an optional field counts as missing. In a JSON
 * Schema that is a mistake, so that whoever writes a feed learns of it.
 */
const FORMS: ReadonlyMap<Schema, JsonSchema> = new Map<Schema, JsonSchema>([
  [requiredText, { type: ['string', 'number'], pattern: '\\S' }],
  [optionalText, { type: ['string', 'number', 'null'] }],
  [optionalNumber, { type: ['number', 'string', 'null'], pattern: `^\\s*(?:${NUMBER})?\\s*$` }],
  [
    requiredAddress,
    { type: 'string', format: 'uri-reference', pattern: `^\\s*(?:${WEB_ADDRESS}|${SITE_PATH})` },
  ],
  [
    optionalAddress,
    {
      type: ['string', 'null'],
      format: 'uri-reference',
      pattern: `^\\s*(?:$|${WEB_ADDRESS}|${SITE_PATH})`,
    },
  ],
]);

/** The form of an address that may be missing. */
export const ADDRESS_FORM: JsonSchema = FORMS.get(optionalAddress) ?? {};

/** Gives the form of a schema in JSON Schema, or undefined for what converts by itself. */
export function formOf(schema: Schema, converted: JsonSchema): JsonSchema | undefined {
  // An object that may be missing is null as well.
  if (schema.type === 'optional' && converted.type === 'object')
    return { ...converted, type: ['object', 'null'] };
  if (schema.type !== 'object' || !('entries' in schema)) return undefined;
  const { required = [], properties, ...rest } = converted;
  const forms = Object.entries(schema.entries as Record<string, Schema>).flatMap(([name, field]) => {
    const form = FORMS.get(field);
    return form === undefined ? [] : [[name, { ...form }]];
  });
  return {
    ...rest,
    ...(required.length > 0 && { required }),
    properties: { ...properties, ...Object.fromEntries(forms) },
  };
}
