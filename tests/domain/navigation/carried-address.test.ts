import { expect, it } from 'vitest';
import { carriedAddress } from '../../../src/domain/navigation/carried-address.ts';

it.each([
  ['https://peta.id/viewer', '', '', 'https://peta.id/viewer'],
  ['https://peta.id/viewer', '?z=1', '', 'https://peta.id/viewer?z=1'],
  ['https://peta.id/viewer', '?z=1&z=2', '#a', 'https://peta.id/viewer?z=1&z=2#a'],
  ['https://peta.id/viewer?kota=1', '', '', 'https://peta.id/viewer?kota=1'],
  ['https://peta.id/viewer?kota=1', '?z=1', '', 'https://peta.id/viewer?kota=1&z=1'],
  ['https://peta.id/viewer?kota=1', '?', '', 'https://peta.id/viewer?kota=1'],
  ['https://peta.id/viewer?', '?z=1', '', 'https://peta.id/viewer?z=1'],
  ['https://peta.id/#/peta', '', '', 'https://peta.id/#/peta'],
  ['https://peta.id/#/peta', '?z=1', '', 'https://peta.id/?z=1#/peta'],
  ['https://peta.id/#/peta', '', '#a?b', 'https://peta.id/#a?b'],
  ['https://peta.id/?a=1#b', '?a=%20%3F', '#c', 'https://peta.id/?a=1&a=%20%3F#c'],
])('%s takes along %j and %j: %s', (address, search, hash, expected) => {
  expect(carriedAddress(address, { search, hash })).toBe(expected);
});
