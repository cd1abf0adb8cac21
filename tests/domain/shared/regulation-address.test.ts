import { expect, it } from 'vitest';
import { regulationAddress, sectionAddress } from '../../../src/domain/shared/regulation-address.ts';

it.each([
  [['perwali-31-2021'], '/produk-hukum/perwali-31-2021'],
  [['perwali-31-2021', '44'], '/produk-hukum/perwali-31-2021/pasal-44'],
  [['perwali-31-2021', '12A', '3'], '/produk-hukum/perwali-31-2021/pasal-12a#ayat-3'],
] as const)('addresses %j', (parts, address) => {
  const [slug, article, paragraph] = parts;
  expect(regulationAddress(slug, article, paragraph)).toBe(address);
});

it('addresses an annex as a section', () => {
  expect(sectionAddress('perwali-31-2021', 'lampiran-13')).toBe('/produk-hukum/perwali-31-2021/lampiran-13');
});
