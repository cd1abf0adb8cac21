import type { FeedItems, FeedRules, ItemFinding } from '@bupc/content';
import { said } from '@bupc/content/files';
import { type LegalProduct, productKey } from '../../../../src/domain/legal-products/legal-product.ts';
import { productAddress } from '../../../../src/domain/legal-products/legal-product-labels.ts';
import { DROPDOWN_LIMIT, shownProducts } from '../../../../src/domain/legal-products/legal-product-list.ts';
import { firstByKey } from '../../../../src/domain/shared/first-by-key.ts';
import { repeatedFindings } from '../repeated.ts';

/** What the rules do with the legal products, and their documents. */
export const rules = (): FeedRules<FeedItems['legal-products']> => ({
  findings: legalProductFindings,
  links: (products) =>
    products.map((product, item) => ({ item, field: 'url', address: productAddress(product) })),
});

function legalProductFindings(products: readonly LegalProduct[]): ItemFinding[] {
  const shown = shownProducts(firstByKey(products, productKey)).length;
  const hidden = products.flatMap((product, item): ItemFinding[] => {
    if (shownProducts([product]).length > 0) return [];
    const isByName = shownProducts([{ ...product, type: '' }]).length === 0;
    const why = isByName
      ? said('namanya memuat .docx', 'its name contains .docx')
      : said('jenisnya dokumen Word', 'its type is the Word type');
    return [
      {
        level: 'warning',
        kind: 'hidden',
        item,
        field: isByName ? 'name' : 'type',
        message: said(
          `'${product.name}' tidak tampil: ${why}`,
          `'${product.name}' is not shown: ${why} (spec §5 Legal products)`,
        ),
      },
    ];
  });
  const repeated = repeatedFindings(
    products,
    productKey,
    said('produk hukum yang persis sama', 'the very same legal product'),
    'name',
    ({ name }) => name,
  );
  return [...hidden, ...repeated, ...productCount(shown)];
}

function productCount(shown: number): ItemFinding[] {
  if (shown === 0) {
    const message = said(
      "tidak ada produk hukum; halaman menulis 'Tidak ada produk hukum tersedia'",
      "no legal product; the page says 'Tidak ada produk hukum tersedia'",
    );
    return [{ level: 'warning', kind: 'empty', message }];
  }
  if (shown <= DROPDOWN_LIMIT) return [];
  const message = said(
    `${shown} produk hukum; menu menampilkan ${DROPDOWN_LIMIT} yang pertama menurut nama, bagiannya semua`,
    `${shown} legal products; the menu shows the first ${DROPDOWN_LIMIT} by name, the section all`,
  );
  return [{ level: 'note', kind: 'more', message }];
}
