import type { LegalProduct } from '../../src/domain/legal-products/legal-product.ts';
import { sortForSection } from '../../src/domain/legal-products/legal-product-list.ts';
import { indexProducts, searchProducts } from '../../src/domain/legal-products/product-search.ts';
import { median, ms, timed } from './timing.ts';

const SIZES = [50, 500, 5_000];
const ROUNDS = 15;
const QUERY = 'perwali nomor 12 ruang';

const generated = (count: number): LegalProduct[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Perwali Nomor ${index + 1} Tahun ${2000 + (index % 25)} tentang Rencana Ruang ${index % 37}`,
    type: index % 3 === 0 ? 'application/x-zip-compressed' : 'application/pdf',
    url: `https://drive.google.com/file/d/1berkas-nomor-${index}/view`,
    category: index % 2 === 0 ? 'Perwali' : 'Lampiran',
    year: String(2000 + (index % 25)),
  }));

function measure(count: number) {
  const products = generated(count);
  const sort: number[] = [];
  const index: number[] = [];
  const keys: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    sort.push(timed(() => sortForSection(products)));
    index.push(timed(() => indexProducts(products)));
    const ready = indexProducts(products);
    for (let length = 1; length <= QUERY.length; length += 1) {
      keys.push(timed(() => searchProducts(ready, { query: QUERY.slice(0, length) })));
    }
  }
  return { sort: median(sort), index: median(index), key: median(keys), worst: Math.max(...keys) };
}

/** Prints what the list of legal products costs at 50, 500 and 5,000 of them. */
export function benchLegalProducts(): void {
  measure(50);
  console.table(
    SIZES.map((products) => {
      const { sort, index, key, worst } = measure(products);
      return {
        products,
        sortForSection: ms(sort),
        indexProducts: ms(index),
        'keystroke, median': ms(key),
        'keystroke, worst': ms(worst),
      };
    }),
  );
}
