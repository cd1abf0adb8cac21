import { expect, it } from 'vitest';
import { type LegalProduct, productKey } from '../../../src/domain/legal-products/legal-product.ts';
import { productGroups, readableProducts } from '../../../src/domain/legal-products/product-groups.ts';

const product = (name: string, rest: object = {}) => ({
  name,
  type: 'application/pdf',
  url: `/${name}`,
  ...rest,
});

it('groups by kind in alphabetical order, in each the newest year first, and what has no kind last', () => {
  const groups = productGroups([
    product('Peta'),
    product('Perwali 10', { category: 'Perwali', year: '2021' }),
    product('Perwali 2', { category: 'Perwali', year: '2021' }),
    product('Perwali 1', { category: 'Perwali' }),
    product('Perwali 3', { category: 'Perwali', year: '2024' }),
    product('Lampiran', { category: 'Perwali' }),
    product('Formulir', { category: 'Formulir' }),
  ]);
  expect(groups.map(({ category, products }) => [category, products.map(({ name }) => name)])).toEqual([
    ['Formulir', ['Formulir']],
    ['Perwali', ['Perwali 3', 'Perwali 2', 'Perwali 10', 'Lampiran', 'Perwali 1']],
    [undefined, ['Peta']],
  ]);
  expect(productGroups([])).toEqual([]);
});

it('gives what is read here by name, each text once', () => {
  const found = readableProducts([
    product('Perwali 31', { regulation: 'perwali-31' }),
    product('Perwali 4', { regulation: 'perwali-4' }),
    product('Perwali 31 (salinan)', { regulation: 'perwali-31' }),
    product('Peta'),
  ]);
  expect(found.map(({ name, regulation }) => [name, regulation])).toEqual([
    ['Perwali 4', 'perwali-4'],
    ['Perwali 31', 'perwali-31'],
  ]);
});

it.each<Partial<LegalProduct>>([
  { name: 'Peta' },
  { type: 'application/zip' },
  { url: '/lain.pdf' },
  { category: 'Perda' },
  { year: '2024' },
  { regulation: 'perda-4' },
])('distinguishes a product from one with other fields: %j', (other) => {
  const one = { category: 'Perwali', year: '2021', regulation: 'perwali-31' };
  expect(productKey(product('Perwali', { ...one, ...other }))).not.toBe(productKey(product('Perwali', one)));
  expect(productKey(product('Perwali', one))).toBe(productKey(product('Perwali', { ...one })));
});
