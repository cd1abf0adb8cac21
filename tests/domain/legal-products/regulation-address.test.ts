import { expect, it } from 'vitest';
import { regulationAddress } from '../../../src/domain/legal-products/regulation-address.ts';

it.each([
  [['perwali-31-2021'], '/produk-hukum/perwali-31-2021'],
  [['perwali-31-2021', '44'], '/produk-hukum/perwali-31-2021/pasal-44'],
  [['perwali-31-2021', '12A', '3'], '/produk-hukum/perwali-31-2021/pasal-12a#ayat-3'],
] as const)('addresses %j', (parts, address) => {
  const [slug, article, paragraph] = parts;
  expect(regulationAddress(slug, article, paragraph)).toBe(address);
});
