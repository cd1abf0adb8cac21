import { describe, expect, it } from 'vitest';
import { LEGAL_PRODUCT_DESCRIPTION } from '../../../src/domain/legal-products/legal-product-labels.ts';
import { dropdownHeading, shownProductsText } from '../../../src/domain/legal-products/legal-texts.ts';

describe('labels', () => {
  it('says what the specification says', () => {
    expect([shownProductsText(17), dropdownHeading(17), LEGAL_PRODUCT_DESCRIPTION]).toEqual([
      'Menampilkan 17 produk hukum terkait penataan ruang',
      'Produk Hukum Terbaru (17)',
      'Dokumen resmi terkait penataan ruang kota.',
    ]);
  });
});
