import { describe, expect, it } from 'vitest';
import { entryOf, flattenOutline, type OutlineNode } from '../../../src/domain/guide/outline.ts';

describe('the outline', () => {
  const node = (title: string, index: number | undefined, items: OutlineNode[] = []): OutlineNode => ({
    title,
    index,
    items,
  });

  it.each<[string, OutlineNode[], [string, number, number][]]>([
    ['nothing', [], []],
    [
      'levels, in order',
      [node('A', 0, [node('A1', 1, [node('A1a', 2)])]), node('B', 3)],
      [
        ['A', 0, 1],
        ['A1', 1, 2],
        ['A1a', 2, 3],
        ['B', 3, 1],
      ],
    ],
    ['what is below an entry that leads nowhere', [node('Part', undefined, [node('A', 1)])], [['A', 1, 1]]],
    ['no page outside the document', [node('A', 10), node('B', -1), node('C', 9)], [['C', 9, 1]]],
    ['no entry without a title, blanks cut off', [node('  ', 1), node(' A ', 2)], [['A', 2, 1]]],
  ])('lists %s', (_what, nodes, expected) => {
    const list = flattenOutline(nodes, 10);
    expect(list.map(({ title, index, level }) => [title, index, level])).toEqual(expected);
  });

  it.each([
    [0, undefined],
    [1, 0],
    [4, 0],
    [5, 1],
    [9, 3],
  ])('on page %d the entry read is %j', (index, expected) => {
    const entries = [1, 5, 5, 8].map((page) => ({ title: 'x', index: page, level: 1 }));
    expect(entryOf(entries, index)).toBe(expected);
  });
});
