import { expect, it } from 'vitest';
import { mayBeStored } from '../../src/worker/stored-addresses.ts';

it.each([
  ['/home', true],
  ['/peta/', true],
  ['/peta/?persil=05.0148', true],
  ['/peta/?di=-7.27,112.76,17', true],
  ['/peta?cari=jl.%20veteran', true],
  ['/home?mulai=gudang&luas=120.5', true],
  ['/home?artikel=sungai.html', true],
  ['/home?dari=/inspector.html', true],
  ['/home?jalan=/a/path', true],
  ['/register?utm_path=x', true],
  ['/home#a.b', true],
  ['/panduanbupc.pdf', false],
  ['/peta/lembar/r-4.pdf', false],
  ['/feed.xml?a=b', false],
  ['/inspector', false],
  ['/inspector.html?x', false],
  ['/home?scenario=all-well', false],
  ['/home?a=1&path=x', false],
  ['/peta/?inspect', false],
] as const)('%s may be answered by a stored page: %s', (address, expected) => {
  expect(mayBeStored(new URL(address, 'https://kota.id'))).toBe(expected);
});
