import { describe, expect, it } from 'vitest';
import {
  productAddress,
  productBadge,
  productTypeLabel,
} from '../../../src/domain/legal-products/legal-product-labels.ts';
import { aProduct, DOCX_TYPE } from '../../fixtures/legal-products.ts';

describe('labels', () => {
  it.each([
    ['application/pdf', 'PDF', 'PDF Document'],
    ['Application/PDF; charset=binary', 'PDF', 'PDF Document'],
    [DOCX_TYPE, 'DOCX', 'Word Document'],
    ['application/x-zip-compressed', 'ZIP', 'ZIP Archive'],
    ['application/zip', 'ZIP', 'ZIP Archive'],
    ['application/msword', 'DOC', 'Legal Document'],
    ['text/plain', 'DOC', 'Legal Document'],
    ['', 'DOC', 'Legal Document'],
  ])('%j is %s, %s', (type, badge, label) => {
    const product = aProduct({ type });
    expect([productBadge(product), productTypeLabel(product)]).toEqual([badge, label]);
  });

  it('opens Drive links in preview form and others as they are', () => {
    expect(productAddress(aProduct())).toBe('https://drive.google.com/file/d/1perda-2/preview');
    expect(productAddress(aProduct({ url: '/pedoman.pdf' }))).toBe('/pedoman.pdf');
  });
});
