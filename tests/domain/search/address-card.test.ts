import { expect, it } from 'vitest';
import { addressCardFor, isAddress } from '../../../src/domain/search/address-card.ts';

it.each([
  ['jalan mawar', true],
  ['Jl. Karangmulya II', true],
  ['jln melati no. 4', true],
  ['gang buntu', true],
  ['Kelurahan Sukamaju', true],
  ['kampung baru', true],
  ['kampung melayu', true],
  ['jalan', false],
  ['jalan rusak', false],
  ['jalan arteri', false],
  ['jalan di mana', false],
  ['jarak dari jalan', false],
  ['jalanan ramai', false],
  ['', false],
])('takes %j for an address: %s', (typed, expected) => {
  expect(isAddress(typed)).toBe(expected);
});

it('leads an address to the map, and says what to type there', () => {
  expect(addressCardFor(' jalan  mawar ')).toEqual({
    words: [],
    title: 'Alamat dicari di peta',
    text: 'Peta tahu jalan, kelurahan, dan persil. Ketik “jalan mawar” di kolom pencariannya.',
    links: [{ label: 'Buka di peta', href: '/peta/' }],
  });
  expect(addressCardFor('krk')).toBeUndefined();
});
