import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withEndsOf, withLf } from '../../src/text/line-ends.ts';

describe('the ends of lines of a text that is changed', () => {
  it.each([
    ['all LF', 'a\nb\n', 'a\nc\n', 'a\nc\n'],
    ['all CR LF', 'a\r\nb\r\n', 'a\nc\nd\n', 'a\r\nc\r\nd\r\n'],
    ['both', 'a\r\nb\nc\r\n', 'a\nb\nneu\nc\n', 'a\r\nb\nneu\r\nc\r\n'],
    ['CR alone', 'a\rb\r', 'a\nc\n', 'a\rc\r'],
    ['none at the end', 'a\r\nb', 'a\nb\nc', 'a\r\nb\r\nc'],
    ['an empty text', '', 'a\n', 'a\n'],
  ])('are what they were: %s', (_what, old, text, expected) => {
    expect(withEndsOf(old, text)).toBe(expected);
  });

  it('are what they were in any text that nobody has changed', () => {
    const text = fc
      .array(fc.tuple(fc.constantFrom('', 'a', 'b'), fc.constantFrom('\n', '\r\n')))
      .map((lines) => lines.flat().join(''));
    fc.assert(
      fc.property(text, (old) => {
        expect(withEndsOf(old, withLf(old))).toBe(old);
      }),
    );
  });
});
