import { expect, it } from 'vitest';
import { tokensOf, wordsOf } from '../../../src/domain/search/tokens.ts';

it.each<[string, readonly string[]]>([
  ['Keterangan Rencana Kota (KRK)', ['keterangan', 'rencana', 'kota', 'krk']],
  ['Café  São-Paulo 2023/24', ['cafe', 'sao', 'paulo', '2023', '24']],
  ['', []],
  ['0,05 dari 1.500 m2, persil 05.0148.', ['0,05', 'dari', '1.500', 'm2', 'persil', '05.0148']],
  ['1.250.000,50', ['1.250.000,50']],
  ['08.00–16.00, 12.11.2026, 31/2021', ['08', '00', '16', '00', '12', '11', '2026', '31', '2021']],
  ['😀 .* [a-z]+ \\', ['a', 'z']],
  ['\ud800kota\udfff', ['kota']],
  [`<b>${'a'.repeat(10_000)}</b>`, ['b', 'a'.repeat(40), 'b']],
])('the words of %j are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it('finds each word where it stands', () => {
  expect(tokensOf('Jam Buka')).toEqual([
    { word: 'jam', start: 0, end: 3 },
    { word: 'buka', start: 4, end: 8 },
  ]);
});
