import type { JsonSchema } from '@valibot/to-json-schema';
import type { FeedName } from '../../../src/adapters/http/feeds.ts';
import { eachFeed } from '../../each-feed.ts';
import type { Described, FeedSchema } from './schema-parts.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
const FEEDS = eachFeed(import.meta.glob<FeedSchema>('./feeds/*.ts', { eager: true, import: 'feed' }));

/**
 * Makes the JSON Schema of a feed of the schemas that the site reads it with (draft 2020-12).
 * @throws Error for a field without a description
 */
export function feedSchema(name: FeedName): JsonSchema {
  const { title, description, fields, schema: make } = FEEDS[name];
  const schema = described(make(), fields, '');
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
