import { expect, it } from 'vitest';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from '../../../src/domain/news/markup-allow-list.ts';

it('lists names of elements and attributes, each once', () => {
  const names = [...ALLOWED_TAGS, ...ALLOWED_ATTRIBUTES];
  expect([
    names.filter((name) => !/^[a-z][a-z0-9]*$/.test(name)),
    new Set(ALLOWED_TAGS).size === ALLOWED_TAGS.length,
    new Set(ALLOWED_ATTRIBUTES).size === ALLOWED_ATTRIBUTES.length,
  ]).toEqual([[], true, true]);
});
