import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markupPieces } from '../../../src/domain/news/markup-pieces.ts';

describe('markupPieces', () => {
  it('tells texts from tags, in lower case', () => {
    expect(markupPieces('a<B class=x>b</B>c')).toEqual([
      { kind: 'text', text: 'a' },
      { kind: 'tag', text: '<B class=x>', name: 'b' },
      { kind: 'text', text: 'b' },
      { kind: 'tag', text: '</B>', name: 'b' },
      { kind: 'text', text: 'c' },
    ]);
  });

  it('loses nothing but comments', () => {
    const markup = fc.array(fc.constantFrom('<p>', '</p>', '<a b=">">', "'", '"', '<', '>', 'x', '=', '\n'));
    fc.assert(
      fc.property(markup, (list) => {
        const whole = list.join('').replaceAll('</', '<');
        expect(
          markupPieces(whole)
            .map(({ text }) => text)
            .join(''),
        ).toBe(whole);
      }),
    );
  });
});
