import { expect, it } from 'vitest';
import { textLines } from '../../../src/domain/shared/text-lines.ts';

it.each([
  ['', []],
  ['   ', []],
  ['Artikel', ['Artikel']],
  ['Gambar tidak tersedia', ['Gambar tidak', 'tersedia']],
  ['  Gambar \n tidak  ', ['Gambar tidak']],
  ['Antikonstitusional sekali', ['Antikonstitusional', 'sekali']],
  ['abcdef ghijk', ['abcdef ghijk']],
  ['abcdef ghijkl', ['abcdef', 'ghijkl']],
])('%j in lines of 12', (text, lines) => {
  expect(textLines(text, 12)).toEqual(lines);
});
