import { describe, expect, it } from 'vitest';
import {
  contextOutline,
  contextSummary,
  differingKeys,
  leftOutOf,
  summaryChange,
} from '../../src/domain/context-summary.ts';

const things = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `thing-${index + 1}` }));

describe('contextOutline', () => {
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
    ['a moment', { at: new Date(0) }, { at: { date: '1970-01-01T00:00:00.000Z' } }],
    ['a large number', { size: 10n }, { size: { bigint: '10' } }],
    ['a set', { open: new Set(['rtrw']) }, { open: { set: ['rtrw'] } }],
    [
      'a map',
      { sizes: new Map([['a', 1]]) },
      { sizes: { map: { count: 1, first: ['a', 1], last: ['a', 1] } } },
    ],
    ['nothing', undefined, {}],
  ])('sums up %s', (_, context, summary) => {
    expect(contextOutline(context)).toEqual(summary);
  });

  it('is plain JSON', () => {
    const summary = contextSummary({ folders: things(3), at: { x: 1 }, gone: undefined });
    expect(JSON.parse(JSON.stringify(summary))).toEqual(summary);
  });
});

describe('contextSummary', () => {
  const folders = (name: string) => ({
    folders: things(12).map((thing, index) => ({ ...thing, names: index === 5 ? [name] : [] })),
  });

  it('has a digest of all that it cuts', () => {
    expect(contextSummary({ ...folders('Taman'), text: 'x'.repeat(130), article: { id: 'maket' } })).toEqual({
      folders: {
        count: 12,
        first: 'thing-1',
        last: 'thing-12',
        digest: expect.stringMatching(/^[\da-f]{8}$/),
      },
      text: expect.stringMatching(/^x{120}… \(130 characters, [\da-f]{8}\)$/),
      article: { is: 'maket', digest: expect.stringMatching(/^[\da-f]{8}$/) },
    });
  });

  it.each<[string, unknown, unknown]>([
    ['a name in the middle of a list', folders('Taman'), folders('SALAH SEMUA')],
    ['the order of a list', { list: things(9) }, { list: things(9).reverse() }],
    ['the end of a text', { text: `${'x'.repeat(200)}a` }, { text: `${'x'.repeat(200)}b` }],
    ['a text of a thing', { article: { id: 'a', content: 'x' } }, { article: { id: 'a', content: 'y' } }],
    ['what a map holds', { sizes: new Map([['a', [1]]]) }, { sizes: new Map([['a', [2]]]) }],
    ['what a set holds', { open: new Set(things(9)) }, { open: new Set(things(10)) }],
    ['a moment', { at: new Date(0) }, { at: new Date(1) }],
  ])('tells %s apart', (_, one, other) => {
    expect(contextSummary(one)).not.toEqual(contextSummary(other));
    expect(contextSummary(one)).toEqual(contextSummary(structuredClone(one)));
  });

  it('takes a thing that holds itself', () => {
    const thing: Record<string, unknown> = { id: 'a' };
    thing.self = thing;
    expect(contextSummary({ thing })).toEqual({
      thing: { is: 'a', digest: expect.stringMatching(/^[\da-f]{8}$/) },
    });
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

  it.each<[string, unknown]>([
    ['a list', { count: 3, first: 'thing-1', last: 'thing-3' }],
    ['a text', `${'x'.repeat(120)}… (130 characters)`],
    ['a thing', { is: 'thing-1' }],
  ])('compares %s of a file without digests by what it says, and names it', (_, said) => {
    const actual = contextSummary({ it: typeof said === 'string' ? 'x'.repeat(130) : things(3) });
    const thing = contextSummary({ it: things(1)[0] });
    const whole = _ === 'a thing' ? thing : actual;
    expect(differingKeys({ it: said }, whole)).toEqual([]);
    expect([leftOutOf({ it: said }), leftOutOf(whole)]).toEqual([['it'], []]);
  });
});
