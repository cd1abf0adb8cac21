import { describe, expect, it } from 'vitest';
import {
  DROPDOWN_LIMIT,
  dropdownProducts,
  shownProducts,
  sortForDropdown,
  sortForSection,
} from '../../../src/domain/legal-products/legal-product-list.ts';
import { aProduct, DOCX_TYPE } from '../../fixtures/legal-products.ts';

const named = (...names: string[]) => names.map((name) => aProduct({ name }));
const namesOf = (products: readonly { name: string }[]) => products.map(({ name }) => name);

describe('shownProducts', () => {
  it.each([
    ['Perda', 'application/pdf', true],
    ['Perda.docx', 'application/pdf', false],
    ['Konsep.DOCX (salinan)', 'application/pdf', false],
    ['Perda.doc', 'application/msword', true],
    ['Perda docx', '', true],
    ['Perda', DOCX_TYPE, false],
    ['Perda', ` ${DOCX_TYPE.toUpperCase()}; q=1`, false],
    ['Perda', '', true],
    ['Perda', 'application/x-zip-compressed', true],
  ])('%j of type %j: %j', (name, type, expected) => {
    expect(shownProducts([aProduct({ name, type })])).toHaveLength(expected ? 1 : 0);
  });
});

describe('order', () => {
  it('is plain and case-insensitive in the dropdown', () => {
    const products = named('Lampiran 2', 'perda', 'Lampiran 10', 'Pedoman', 'lampiran 1');
    expect(namesOf(sortForDropdown(products))).toEqual([
      'lampiran 1',
      'Lampiran 10',
      'Lampiran 2',
      'Pedoman',
      'perda',
    ]);
    expect(namesOf(products)[0]).toBe('Lampiran 2');
  });

  it('is Indonesian and numeric-aware in the section', () => {
    const products = named('Lampiran 10', 'perda', 'Lampiran 2', 'Pedoman', 'lampiran 1');
    expect(namesOf(sortForSection(products))).toEqual([
      'lampiran 1',
      'Lampiran 2',
      'Lampiran 10',
      'Pedoman',
      'perda',
    ]);
    expect(namesOf(products)[0]).toBe('Lampiran 10');
  });

  it('leaves equal names in their order', () => {
    const twins = [aProduct({ name: 'perda', url: '/1' }), aProduct({ name: 'PERDA', url: '/2' })];
    const turned = [...twins].reverse();
    expect([sortForDropdown(twins), sortForSection(twins)]).toEqual([twins, twins]);
    expect([sortForDropdown(turned), sortForSection(turned)]).toEqual([turned, turned]);
  });

  it('gives the dropdown the first eight of the shown ones', () => {
    const products = named('9', '8', '7', '6', '0.docx', '5', '4', '3', '2', '1');
    expect(namesOf(dropdownProducts(products))).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(DROPDOWN_LIMIT).toBe(8);
    expect(dropdownProducts([])).toEqual([]);
  });
});
