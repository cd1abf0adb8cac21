import { ALBUM, BANNER, LEGAL_PRODUCT, PERSON } from '@bupc/content';
import { sourceSchema } from '@bupc/map-import/schemas';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { builtInSchema } from '../../city/built-in-gallery/built-in-schema.ts';
import { citySchema } from '../../city/city-schema.ts';
import { specialDaysEntry } from '../../city/days/special-days-schema.ts';
import { mapSchema } from '../../city/map/map-schema.ts';
import { noticeEntry } from '../../city/notices/notice-schema.ts';
import { stepsSchema } from '../../city/steps/steps-schema.ts';
import { wordsSchema } from '../../city/words/words-schema.ts';

/** The files of the content folder that editors of text complete and check, each with the schema of what stands in it. */
const FILES: Readonly<Record<string, v.GenericSchema>> = {
  // Whether a file is there no JSON Schema can say.
  'kantor.schema.json': citySchema(() => true),
  'langkah.schema.json': stepsSchema(() => true),
  'kata.schema.json': wordsSchema(() => true),
  'galeri-bawaan.schema.json': builtInSchema(() => true),
  'libur.schema.json': v.array(specialDaysEntry),
  'pengumuman.schema.json': v.array(noticeEntry(() => true)),
  'staff.schema.json': v.array(PERSON),
  'legal-products.schema.json': v.array(LEGAL_PRODUCT),
  'banners/banners.schema.json': v.array(BANNER),
  'album.schema.json': ALBUM,
  'peta/peta.schema.json': mapSchema,
  'peta/sumber.schema.json': sourceSchema,
};

/** Gives the JSON Schemas of the content folder's files by their names in it. */
export function contentSchemas(): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(FILES).map(([name, schema]) => [
      name,
      withoutForms(
        toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore', overrideSchema: customSchema }),
      ),
    ]),
  );
}

type Override = NonNullable<NonNullable<Parameters<typeof toJsonSchema>[1]>['overrideSchema']>;

/** What a field of the site's own takes: only its reader knows its form, its kind is in its metadata. */
const customSchema: Override = ({ valibotSchema, jsonSchema }) =>
  valibotSchema.type === 'custom' ? { ...jsonSchema, type: 'string' } : undefined;

/** What metadata says of a form; it becomes words of JSON Schema. */
interface Form {
  readonly form?: unknown;
  readonly options?: unknown;
  readonly says?: unknown;
  readonly from?: unknown;
  readonly to?: unknown;
  readonly type?: unknown;
}

function withoutForms(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutForms);
  if (typeof node !== 'object' || node === null) return node;
  const { form, options, says: _says, from, to, type, ...rest } = node as Form;
  const plain = Object.fromEntries(
    Object.entries(rest).map(([name, part]) => [
      name,
      name === 'properties' ? each(Object(part)) : withoutForms(part),
    ]),
  );
  const values = Array.isArray(options) ? options.map(({ value }) => value) : undefined;
  const known = values ? undefined : form === 'number' ? 'number' : type;
  return {
    ...(known !== undefined && { type: known }),
    ...(values && { enum: values }),
    ...(typeof from === 'number' && { minimum: from, maximum: to }),
    ...plain,
  };
}

const each = (properties: object): object =>
  Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, withoutForms(part)]));
