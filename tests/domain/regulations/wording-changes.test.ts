import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordingChanges } from '../../../src/domain/regulations/wording-changes.ts';

it.each([
  ['', '', []],
  ['sama saja', 'sama saja', [{ kind: 'same', text: 'sama saja' }]],
  [
    'paling dekat 5 m di depan',
    'paling dekat 4 m di depan',
    [
      { kind: 'same', text: 'paling dekat ' },
      { kind: 'gone', text: '5 ' },
      { kind: 'new', text: '4 ' },
      { kind: 'same', text: 'm di depan' },
    ],
  ],
  ['', 'baru', [{ kind: 'new', text: 'baru' }]],
  ['lama', '', [{ kind: 'gone', text: 'lama' }]],
])('compares %j with %j', (former, present, changes) => {
  expect(wordingChanges(former, present)).toEqual(changes);
});

it('holds both wordings whole, and no two runs of a kind in a row', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.constantFrom('satu', 'dua', ' ', '  ', '\n', 'tiga,')).map((words) => words.join('')),
  );
  fc.assert(
    fc.property(texts, texts, (former, present) => {
      const changes = wordingChanges(former, present);
      const without = (left: string) =>
        changes
          .filter(({ kind }) => kind !== left)
          .map(({ text }) => text)
          .join('');
      expect([without('new'), without('gone')]).toEqual([former, present]);
      expect(changes.some(({ kind }, index) => kind === changes[index + 1]?.kind)).toBe(false);
    }),
  );
});

it('compares texts as wholes that have too many pairs of words', () => {
  const long = 'kata '.repeat(2000);
  expect(wordingChanges(long, `${long}lagi`).map(({ kind }) => kind)).toEqual(['gone', 'new']);
});

/** How many words two wordings have in common in their order, by its definition. */
function inCommon([one, ...others]: readonly string[], words: readonly string[]): number {
  if (one === undefined) return 0;
  const at = words.indexOf(one);
  const taken = at < 0 ? 0 : 1 + inCommon(others, words.slice(at + 1));
  return Math.max(taken, inCommon(others, words));
}

it('keeps as many words as a second reckoning finds in common', () => {
  const wordings = fc.array(fc.constantFrom('a ', 'b ', 'c '), { maxLength: 8 });
  fc.assert(
    fc.property(wordings, wordings, (former, present) => {
      const changes = wordingChanges(former.join(''), present.join(''));
      const same = changes.flatMap(({ kind, text }) => (kind === 'same' ? (text.match(/\S+ /g) ?? []) : []));
      expect(same).toHaveLength(inCommon(former, present));
    }),
    { numRuns: 500 },
  );
});

it('names what is gone before what is new', () => {
  expect(wordingChanges('a b ', 'c d ').map(({ kind }) => kind)).toEqual(['gone', 'new']);
});
