import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markupPieces } from '../../../src/domain/news/markup-pieces.ts';

describe('markupPieces', () => {
  it('separates texts from tags, in lower case', () => {
    expect(markupPieces('a<B class=x>b</B>c')).toEqual([
      { kind: 'text', text: 'a' },
      { kind: 'tag', text: '<B class=x>', name: 'b' },
      { kind: 'text', text: 'b' },
      { kind: 'tag', text: '</B>', name: 'b' },
      { kind: 'text', text: 'c' },
    ]);
  });

  const text = (words: string) => ({ kind: 'text', text: words });
  const tag = (whole: string, name: string) => ({ kind: 'tag', text: whole, name });

  it.each([
    ['nothing', '', []],
    ['tags beside each other', '<b></b>', [tag('<b>', 'b'), tag('</b>', 'b')]],
    ['a lone bracket before a tag', '<<b>x', [text('<'), tag('<b>', 'b'), text('x')]],
    ['a lone bracket before a comment', '<<!x>y', [text('<y')]],
    ['a comment behind a lone bracket', 'a><!x>b', [text('a>b')]],
    ['a quote behind a value', '<a b="x"">y">z', [tag('<a b="x"">', 'a'), text('y">z')]],
  ])('separates %s', (_what, markup, pieces) => {
    expect(markupPieces(markup)).toEqual(pieces);
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
