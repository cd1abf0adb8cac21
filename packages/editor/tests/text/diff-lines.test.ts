import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffLines, diffWords } from '../../src/text/diff-lines.ts';

const signed = (items: readonly { readonly sign: string; readonly text: string }[]) =>
  items.map(({ sign, text }) => sign + text);

describe('what two texts share', () => {
  it.each([
    ['a\nb\nc', 'a\nb\nc', [' a', ' b', ' c']],
    ['a\nb\nc', 'a\nx\nc', [' a', '-b', '+x', ' c']],
    ['a\nb', 'a\nx\nb', [' a', '+x', ' b']],
    ['a\nb\nc', 'c', ['-a', '-b', ' c']],
    ['', 'a', ['-', '+a']],
  ])('of the lines %j and %j', (before, after, expected) => {
    expect(signed(diffLines(before, after))).toEqual(expected);
  });

  it('of the words of a sentence', () => {
    expect(signed(diffWords('loket di lantai dua', 'loket di lantai satu'))).toEqual(
      [' loket', ' ', ' di', ' ', ' lantai', ' ', '-dua', '+satu'].map((text) =>
        text === ' ' ? '  ' : text,
      ),
    );
  });

  it('gives both texts back, whatever they are', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', '')).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const items = diffLines(before, after);
        const of = (sign: string) =>
          items
            .filter((one) => one.sign !== sign)
            .map((one) => one.text)
            .join('\n');
        expect([of('+'), of('-')]).toEqual([before, after]);
      }),
    );
  });

  it('is told at once of two long texts without a line in common', () => {
    const long = (word: string) => Array.from({ length: 20_000 }, (_none, at) => `${word}${at}`).join('\n');
    expect(diffLines(long('a'), long('b'))).toHaveLength(40_000);
  });
});
