import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentSchemas, SCHEMA_FOLDER } from '../../../tools/docs/content/content-schemas.ts';

describe('the JSON Schemas of the content folder', () => {
  it.each(contentSchemas().map(({ file, text }) => [file, text] as const))(
    '%s is what `npm run docs -- text` writes',
    (file, text) => {
      expect(readFileSync(file, 'utf8')).toBe(text);
    },
  );

  it('are all there are', () => {
    expect(readdirSync(SCHEMA_FOLDER).sort()).toEqual(
      contentSchemas()
        .map(({ file }) => basename(file))
        .sort(),
    );
  });

  it('say what a field is, what it takes and which are needed', () => {
    const staff = contentSchemas().find(({ file }) => file.endsWith('/staff.schema.json'));
    const { items } = JSON.parse(staff?.text ?? '{}');
    expect(items.required).toEqual(['imageUrl']);
    expect(items.additionalProperties).toBe(false);
    expect(items.properties.location).toMatchObject({ title: 'Tempat', description: 'Gedung dan lantai.' });
  });
});
