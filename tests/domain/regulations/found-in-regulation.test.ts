import { expect, it } from 'vitest';
import { hitMove, searchRegulation } from '../../../src/domain/regulations/found-in-regulation.ts';
import { aRegulation } from '../../fixtures/regulations.ts';

const FOUND = searchRegulation(aRegulation(), 'sempadan');
const NOTHING = searchRegulation(aRegulation(), 'laut');
const ONE = searchRegulation(aRegulation(), 'sungai');

it('says how often a search is found, and where', () => {
  expect(FOUND).toEqual({
    total: 4,
    sections: [
      { id: 'pasal-2', name: 'Pasal 2', count: 3 },
      { id: 'lampiran-1', name: 'Lampiran 1', count: 1 },
    ],
  });
  expect(NOTHING).toEqual({ total: 0, sections: [] });
});

const ANNEX = { kind: 'page', id: 'lampiran-1', name: 'Lampiran 1', at: 1 };
const LAST_OF_ARTICLE = { kind: 'page', id: 'pasal-2', name: 'Pasal 2', at: 3 };

it.each([
  // On the page of an article.
  ['pasal-2', 0, 1, { kind: 'here', at: 1 }],
  ['pasal-2', 2, 1, { kind: 'here', at: 3 }],
  ['pasal-2', 3, 1, ANNEX],
  ['pasal-2', 1, -1, ANNEX],
  ['pasal-2', 0, -1, ANNEX],
  ['lampiran-1', 1, 1, { ...LAST_OF_ARTICLE, at: 1 }],
  ['lampiran-1', 1, -1, LAST_OF_ARTICLE],
  // On one without a hit.
  ['pasal-1', 0, 1, { ...LAST_OF_ARTICLE, at: 1 }],
  ['pasal-1', 0, -1, ANNEX],
  // On the whole.
  [undefined, 0, 1, { kind: 'here', at: 1 }],
  [undefined, 2, 1, { kind: 'here', at: 3 }],
  [undefined, 3, 1, { kind: 'here', at: 4 }],
  [undefined, 4, 1, { kind: 'here', at: 1 }],
  [undefined, 1, -1, { kind: 'here', at: 4 }],
] as const)('leads on %s from hit %i by %i', (shown, at, step, move) => {
  expect(hitMove(FOUND, shown, at, step)).toEqual(move);
});

it('stays on the only page that has a hit, and leads nowhere without one', () => {
  expect(hitMove(ONE, 'pasal-3', 1, 1)).toEqual({ kind: 'here', at: 1 });
  expect(hitMove(NOTHING, 'pasal-3', 0, 1)).toBeUndefined();
});

it('leads from the middle of three pages to either side', () => {
  const sections = ['a', 'b', 'c'].map((id) => ({ id, name: id, count: 1 }));
  const led = ([1, -1] as const).map((step) => hitMove({ total: 3, sections }, 'b', 1, step));
  expect(led).toEqual(['c', 'a'].map((id) => ({ kind: 'page', id, name: id, at: 1 })));
});
