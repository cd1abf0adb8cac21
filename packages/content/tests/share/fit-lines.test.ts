import { describe, expect, it } from 'vitest';
import { fitted } from '../../src/share/fit-lines.ts';

describe('fitted', () => {
  // Every letter is half as wide as it is high.
  const widthAt = (size: number) => (text: string) => (text.length * size) / 2;
  const room = { width: 100, height: 100, size: 40, smallest: 20, lines: 4, widthAt };

  it.each<[string, string, { lines: string[]; size: number }]>([
    ['a short title is as large as it may be', 'abc', { lines: ['abc'], size: 40 }],
    ['lines break between words', 'abcd efgh', { lines: ['abcd', 'efgh'], size: 40 }],
    ['a long word makes it smaller', 'abcdefgh', { lines: ['abcdefgh'], size: 24 }],
    [
      'four lines fit',
      'aaaaaaaa bbbbbbbb cccccccc dddddddd',
      { lines: ['aaaaaaaa', 'bbbbbbbb', 'cccccccc', 'dddddddd'], size: 24 },
    ],
    [
      'what is longer ends with an ellipsis',
      'aaaaaaaaaa bbbbbbbbbb cccccccccc dddddddddd eeeeeeeeee',
      { lines: ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc', 'ddddddddd…'], size: 20 },
    ],
    ['a word that is wider than all is cut', 'abcdefghijklm', { lines: ['abcdefghi…'], size: 20 }],
  ])('%s', (_, title, expected) => {
    expect(fitted(title, room)).toEqual(expected);
  });
});
