import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { BaseIssue, BaseSchema } from 'valibot';
import { bannerSchema } from '../../../src/adapters/http/banner-feed.ts';
import type { FeedName } from '../../../src/adapters/http/feeds.ts';
import { galleryEnvelope } from '../../../src/adapters/http/gallery-feed.ts';
import { legalProductSchema } from '../../../src/adapters/http/legal-product-feed.ts';
import { newsEnvelope } from '../../../src/adapters/http/news-feed.ts';
import { articleImageSchema, feedArticleSchema } from '../../../src/adapters/http/schemas/article.ts';
import { galleryFolderSchema } from '../../../src/adapters/http/schemas/gallery-folder.ts';
import { galleryImageSchema } from '../../../src/adapters/http/schemas/gallery-image.ts';
import { staffItemSchema } from '../../../src/adapters/http/staff-feed.ts';
import {
  MAX_ARTICLES,
  MAX_BANNERS,
  MAX_FOLDERS,
  MAX_PHOTOS,
  MAX_PICTURES,
  MAX_PRODUCTS,
  MAX_STAFF,
} from '../../../src/domain/shared/limits.ts';
import { FEED_WORDS } from './descriptions.ts';
import { ADDRESS_FORM, formOf } from './field-forms.ts';

/** A schema with its parts. */
export type Described = JsonSchema & { readonly properties?: Record<string, JsonSchema> };

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

function converted(schema: BaseSchema<unknown, unknown, BaseIssue<unknown>>): Described {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema }) => formOf(valibotSchema, jsonSchema),
  });
  return json as Described;
}

const listOf = (items: JsonSchema, maxItems: number): JsonSchema => ({ type: 'array', maxItems, items });
const maybe = (list: JsonSchema): JsonSchema => ({ ...list, type: ['array', 'null'] });

/** Replaces what the readers look at later, and the schemas of the code therefore leave open. */
function withFields(schema: Described, fields: Record<string, JsonSchema>): Described {
  return { ...schema, properties: { ...schema.properties, ...fields } };
}

/** One of these fields must be there and say something. */
function withOneOf(schema: Described, fields: readonly string[]): Described {
  const anyOf = fields.map((field) => ({
    required: [field],
    properties: { [field]: { type: ['string', 'number'] as const, pattern: '\\S' } },
  }));
  return { ...schema, anyOf: anyOf as unknown as JsonSchema[] };
}

function articleSchema(): Described {
  const article = converted(feedArticleSchema);
  const pictures = withOneOf(converted(articleImageSchema), ['id', 'url', 'originalUrl']);
  const { metadata = {} } = article.properties ?? {};
  const details = metadata.properties?.dateDetails as Described;
  const moments = Object.entries(details.properties ?? {}).map(([name, moment]) => [
    name,
    withFields(moment as Described, { timestamp: { type: ['number', 'string', 'null'] } }),
  ]);
  return withFields(article, {
    images: maybe(listOf(pictures, MAX_PICTURES)),
    metadata: withFields(metadata as Described, {
      dateDetails: withFields(details, Object.fromEntries(moments)),
    }),
  });
}

function gallerySchema(): Described {
  const envelope = converted(galleryEnvelope);
  const raw = converted(galleryFolderSchema);
  const folder = withFields(raw, {
    zipFile: withFields(raw.properties?.zipFile as Described, { downloadUrl: ADDRESS_FORM }),
    images: maybe(listOf(converted(galleryImageSchema), MAX_PHOTOS)),
  });
  const data = envelope.properties?.data as Described;
  return withFields(envelope, {
    data: withFields(data, { folders: maybe(listOf(folder, MAX_FOLDERS)) }),
  });
}

const SCHEMAS: Readonly<Record<FeedName, () => Described>> = {
  banners: () => listOf(converted(bannerSchema), MAX_BANNERS) as Described,
  gallery: gallerySchema,
  'legal-products': () =>
    listOf(withOneOf(converted(legalProductSchema), ['name', 'title']), MAX_PRODUCTS) as Described,
  staff: () => listOf(converted(staffItemSchema), MAX_STAFF) as Described,
  news: () => withFields(converted(newsEnvelope), { articles: listOf(articleSchema(), MAX_ARTICLES) }),
};

/**
 * Makes the JSON Schema of a feed of the schemas that the site reads it with (draft 2020-12).
 * @throws Error for a field without a description
 */
export function feedSchema(name: FeedName): JsonSchema {
  const { title, description, fields } = FEED_WORDS[name];
  const schema = described(SCHEMAS[name](), fields, '');
  return { $schema: DIALECT, $id: `${name}.schema.json`, title, description, ...schema };
}

function described(schema: Described, words: Readonly<Record<string, string>>, path: string): Described {
  const { properties, items, ...rest } = schema;
  const inside = (field: string) => (path === '' ? field : `${path}.${field}`);
  const parts = Object.entries(properties ?? {}).map(([field, part]) => {
    const description = words[inside(field)];
    if (description === undefined) throw new Error(`${inside(field)} has no description`);
    return [field, { description, ...described(part as Described, words, inside(field)) }];
  });
  const item = items && described(items as Described, words, path);
  return {
    ...rest,
    ...(properties && { properties: Object.fromEntries(parts) }),
    ...(item && { items: { description: words[path && `${path}.*`] ?? '', ...item } }),
  } as Described;
}
