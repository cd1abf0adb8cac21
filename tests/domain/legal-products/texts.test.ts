import { describe, expect, it } from 'vitest';
import { LEGAL_PRODUCT_DESCRIPTION } from '../../../src/domain/legal-products/legal-product-labels.ts';
import * as texts from '../../../src/domain/legal-products/texts.ts';

describe('labels', () => {
  it('says what the specification says', () => {
    expect([texts.shownCount(17), texts.dropdownTitle(17), LEGAL_PRODUCT_DESCRIPTION]).toEqual([
      'Menampilkan 17 produk hukum terkait penataan ruang',
      'Produk Hukum Terbaru (17)',
      'Dokumen resmi terkait penataan ruang kota.',
    ]);
  });
});
