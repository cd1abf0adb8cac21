import { expect, it } from 'vitest';
import { contextChanges } from '../../../src/application/inspection/context-change.ts';

it('tells what changed, appeared and went, by its path', () => {
  const before = { page: 1, query: '', folders: [{ name: 'a' }, { name: 'b' }] };
  const after = { page: 2, query: '', folders: [{ name: 'a' }], message: 'x' };
  expect(contextChanges(before, after)).toEqual([
    { path: 'page', before: 1, after: 2 },
    { path: 'folders.1', before: { name: 'b' } },
    { path: 'message', after: 'x' },
  ]);
});

it('tells a list that became something else as a whole', () => {
  expect(contextChanges({ folders: [] }, { folders: {} })).toEqual([
    { path: 'folders', before: [], after: {} },
  ]);
});

it('tells nothing of equal contexts, and no more than it is asked for', () => {
  expect(contextChanges({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toEqual([]);
  expect(contextChanges({}, { a: 1, b: 2, c: 3 }, 2)).toHaveLength(2);
});

it('tells one thing that left a list as one change, and not as a change of all after it', () => {
  const folders = ['a', 'b', 'c', 'd'].map((folderId) => ({ folderId, imageCount: 2 }));
  expect(contextChanges({ folders }, { folders: folders.slice(1) })).toEqual([
    { path: 'folders.0', before: { folderId: 'a', imageCount: 2 } },
  ]);
});
