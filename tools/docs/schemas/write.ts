import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEED_NAMES } from '../../../src/adapters/http/feeds.ts';
import { contentSchemas } from './content-schemas.ts';
import { feedSchema } from './feed-schemas.ts';
import { jsonText } from './json-text.ts';

/** The file of each JSON Schema, from the root of the project, with its text. */
export function schemaFiles(): { readonly file: string; readonly text: string }[] {
  return [
    ...FEED_NAMES.map((name) => ({
      file: `docs/schemas/${name}.schema.json`,
      text: jsonText(feedSchema(name)),
    })),
    ...Object.entries(contentSchemas()).map(([name, schema]) => ({
      file: `content/${name}`,
      text: jsonText(schema),
    })),
  ];
}

/** Writes the JSON Schemas of the feeds and of the content folder's files. */
export function writeSchemas(root: string): void {
  mkdirSync(join(root, 'docs/schemas'), { recursive: true });
  for (const { file, text } of schemaFiles()) writeFileSync(join(root, file), text);
}
