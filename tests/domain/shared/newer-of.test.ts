import { expect, it } from 'vitest';
import { newerOf } from '../../../src/domain/shared/newer-of.ts';

interface Shown {
  readonly items: readonly string[];
  readonly updatedAt?: number;
}

const nothing: Shown = { items: [] };
const baked: Shown = { items: ['baked'] };
const loaded: Shown = { items: ['loaded'], updatedAt: 5 };
const emptied: Shown = { items: [], updatedAt: 5 };
const older = { items: ['older'], updatedAt: 4 };
const same = { items: ['same'], updatedAt: 5 };
const newer = { items: ['newer'], updatedAt: 6 };

it.each<[string, Shown, (Shown & { readonly updatedAt: number }) | undefined, Shown]>([
  ['nothing is here', nothing, undefined, nothing],
  ['there is only a copy', nothing, older, older],
  ['only baked items are here', baked, undefined, baked],
  ['a whole copy of baked items is here', baked, older, older],
  ['the list on view has no copy', loaded, undefined, loaded],
  ['the copy is older than the list on view', loaded, older, loaded],
  ['the copy is the list on view', loaded, same, loaded],
  ['another page has stored a newer list', loaded, newer, newer],
  ['the feed had answered with an empty list', emptied, older, emptied],
])('when %s', (_, shown, copy, expected) => {
  expect(newerOf(shown, copy)).toBe(expected);
});
