import { expect, it } from 'vitest';
import { contextChanges } from '../../../src/application/inspection/context-change.ts';

it('lists changed, new and removed values, by their paths', () => {
  const before = { page: 1, query: '', folders: [{ name: 'a' }, { name: 'b' }] };
  const after = { page: 2, query: '', folders: [{ name: 'a' }], message: 'x' };
  expect(contextChanges(before, after)).toEqual([
    { path: 'page', before: 1, after: 2 },
    { path: 'folders.1', before: { name: 'b' } },
    { path: 'message', after: 'x' },
  ]);
});

it('lists a list that became another kind of value as one change', () => {
  expect(contextChanges({ folders: [] }, { folders: {} })).toEqual([
    { path: 'folders', before: [], after: {} },
  ]);
});

it('lists nothing for equal contexts, and no more changes than the limit', () => {
  expect(contextChanges({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toEqual([]);
  expect(
    contextChanges(
      [],
      Array.from({ length: 1200 }, (_, place) => place),
    ),
  ).toHaveLength(1000);
});

it('lists an item removed from a list as one change, not as a change of all that follow', () => {
  const folders = ['a', 'b', 'c', 'd'].map((folderId) => ({ folderId, imageCount: 2 }));
  expect(contextChanges({ folders }, { folders: folders.slice(1) })).toEqual([
    { path: 'folders.0', before: { folderId: 'a', imageCount: 2 } },
  ]);
});
