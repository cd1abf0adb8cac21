import { describe, expect, it } from 'vitest';
import { contextSummary, differingKeys, summaryChange } from '../../src/domain/context-summary.ts';

const things = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `thing-${index + 1}` }));

describe('contextSummary', () => {
  it.each<[string, unknown, unknown]>([
    ['what is short', { query: 'peta', page: 1, zoomed: false }, { query: 'peta', page: 1, zoomed: false }],
    ['what is absent', { message: undefined, index: 0 }, { index: 0 }],
    [
      'things',
      { folders: [{ folderId: 'a' }, { folderId: 'b' }] },
      { folders: { count: 2, first: 'a', last: 'b' } },
    ],
    ['no things', { folders: [] }, { folders: [] }],
    ['words', { expanded: ['rtrw', 'rdtr'] }, { expanded: ['rtrw', 'rdtr'] }],
    [
      'many words',
      { expanded: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] },
      { expanded: { count: 9, first: 'a', last: 'i' } },
    ],
    [
      'a thing',
      { article: { id: 'maket', content: 'x', pictures: 3, images: [{ id: 'a' }], isNew: true } },
      { article: { is: 'maket', pictures: 3, images: 1, isNew: true } },
    ],
    ['values together', { filter: { query: 'x', year: undefined } }, { filter: { query: 'x' } }],
    ['a long text', { markup: 'x'.repeat(130) }, { markup: `${'x'.repeat(120)}… (130 characters)` }],
    ['nothing', undefined, {}],
  ])('sums up %s', (_, context, summary) => {
    expect(contextSummary(context)).toEqual(summary);
  });

  it('is plain JSON', () => {
    const summary = contextSummary({ folders: things(3), at: { x: 1 }, gone: undefined });
    expect(JSON.parse(JSON.stringify(summary))).toEqual(summary);
  });
});

describe('summaryChange', () => {
  it.each([
    [{ page: 1 }, { page: 1 }, undefined],
    [{ page: 1, query: '' }, { page: 2, query: '' }, { page: 2 }],
    [{ message: 'x' }, {}, { message: null }],
    [{}, { message: 'x' }, { message: 'x' }],
    [{ filter: { query: '', year: '2023' } }, { filter: { year: '2023', query: '' } }, undefined],
    [{ list: [1, 2] }, { list: [1, 3] }, { list: [1, 3] }],
  ])('from %j to %j is %j', (before, after, change) => {
    expect(summaryChange(before, after)).toEqual(change);
  });
});

describe('differingKeys', () => {
  it.each([
    [{}, { page: 1 }, []],
    [{ page: 1 }, { page: 1, query: 'x' }, []],
    [{ page: 2 }, { page: 1 }, ['page']],
    [{ message: null }, {}, []],
    [{ message: null }, { message: 'x' }, ['message']],
    [{ folders: { count: 1 } }, { folders: [] }, ['folders']],
  ])('of %j in %j are %j', (expected, actual, keys) => {
    expect(differingKeys(expected, actual)).toEqual(keys);
  });
});
