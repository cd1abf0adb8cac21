import { describe, expect, it } from 'vitest';
import { givenNumbers, type NumberlessPlace } from '../../src/city/given-numbers.ts';

const place = (lat: number, lon: number, kelurahan = 0): NumberlessPlace => ({ kelurahan, at: [lon, lat] });

describe('the numbers that an import gives', () => {
  it.each<[string, NumberlessPlace[], (string | undefined)[]]>([
    ['the last digits of the place', [place(-7.24821, 112.7553)], ['48215530']],
    ['zeros too', [place(0.00004, 9.00001)], ['00040001']],
    ['the same in another kelurahan', [place(-7, 112), place(-7, 112, 1)], ['00000000', '00000000']],
    [
      'more of them where several lie within a metre, for each',
      [place(-7.248212, 112.7553), place(-7.248213, 112.7553), place(-7.3, 112.7)],
      ['248212755300', '248213755300', '00000000'],
    ],
    [
      'more of them where several lie eleven kilometres apart',
      [place(-7.24821, 112.7553), place(-7.34821, 112.7553)],
      ['248210755300', '348210755300'],
    ],
    ['none where they stand on one another', [place(-7, 112), place(-7, 112)], [undefined, undefined]],
  ])('are %s', (_, places, numbers) => {
    expect(givenNumbers(places)).toEqual(numbers);
  });
});
