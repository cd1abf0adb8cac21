import type { MeasuredRule } from '@bupc/bench';
import type { BannerImage } from '../../../src/domain/banners/banner.ts';
import { bannerSlides } from '../../../src/domain/banners/banner-slides.ts';
import type { LegalProduct } from '../../../src/domain/legal-products/legal-product.ts';
import {
  dropdownProducts,
  shownProducts,
  sortForSection,
} from '../../../src/domain/legal-products/legal-product-list.ts';
import {
  filterOptions,
  indexProducts,
  searchProducts,
} from '../../../src/domain/legal-products/product-search.ts';
import type { MapCategory } from '../../../src/domain/map/map-category.ts';
import { foundByLayer, searchCategories } from '../../../src/domain/map/map-search.ts';
import type { Article } from '../../../src/domain/news/article.ts';
import { prepareArticles } from '../../../src/domain/news/prepare-articles.ts';
import type { StaffItem } from '../../../src/domain/staff/staff-profile.ts';
import { staffProfiles } from '../../../src/domain/staff/staff-profiles.ts';
import { createRandom, pick } from '../../../tools/random.ts';
import { list, rule } from './rule.ts';

const SEED = 15;
const DAY_MS = 86_400_000;

const articles = (count: number): Article[] => {
  const random = createRandom(SEED);
  return list(count, (index) => ({
    id: `artikel-${index}`,
    title: `Konsultasi publik ${index}`,
    content: 'Warga menyampaikan masukan.',
    images: [],
    createdDate: new Date(random() * 20_000 * DAY_MS).toISOString(),
  }));
};

const products = (count: number): LegalProduct[] => {
  const random = createRandom(SEED);
  return list(count, (index) => ({
    name: `Perwali Nomor ${Math.floor(1 + (count - 1) * random())} tentang Rencana Ruang ${index % 37}`,
    type: index % 3 === 0 ? 'application/x-zip-compressed' : 'application/pdf',
    url: `https://drive.google.com/file/d/1berkas-nomor-${index}/view`,
    category: index % 2 === 0 ? 'Perwali' : 'Lampiran',
    year: String(2000 + (index % 25)),
  }));
};

const staff = (count: number): StaffItem[] => {
  const random = createRandom(SEED);
  const categories = ['Kepala Dinas', 'Sekretaris', 'Tim IT', 'Pegawai Dinas', ''] as const;
  return list(count, (index) => ({
    title: `Pegawai Dinas ${index}`,
    imageUrl: `/foto/${index}.webp`,
    category: pick(random, categories),
  }));
};

const banners = (count: number): BannerImage[] => {
  const random = createRandom(SEED);
  return list(count, (index) => ({
    name: `Gambar ${Math.floor(count * random())}`,
    url: '',
    fileId: `1gambar-${index}`,
  }));
};

const categories = (count: number): MapCategory[] =>
  list(count, (index) => ({
    id: `${index}`,
    name: `Peta ${index}`,
    description: '',
    color: 'y',
    kind: 'open',
    layers: list(5, (layer) => ({
      id: `${index}-${layer}`,
      name: `Lapisan ${index} ${layer}`,
      description: '',
    })),
  }));

const aCategory = (layers: number): MapCategory => ({
  id: 'satu',
  name: 'Peta',
  description: '',
  color: 'y',
  kind: 'expandable',
  subcategories: [
    {
      name: 'Semua',
      layers: list(layers, (layer) => ({ id: `${layer}`, name: `Lapisan ${layer}`, description: '' })),
    },
  ],
});

/** The rules over lists of news, legal products, staff, banners and the map. */
export const LIST_RULES: readonly MeasuredRule[] = [
  rule('prepareArticles', 'articles', articles, prepareArticles),
  rule('shownProducts', 'products', products, shownProducts),
  rule('sortForSection', 'products', products, sortForSection),
  rule('dropdownProducts', 'products', products, dropdownProducts),
  rule('indexProducts', 'products', products, indexProducts),
  rule(
    'searchProducts, a keystroke',
    'products',
    (size) => indexProducts(products(size)),
    (index) => searchProducts(index, { query: 'perwali 12 ruang' }),
  ),
  rule('filterOptions', 'products', (size) => indexProducts(products(size)), filterOptions),
  rule('staffProfiles', 'people', staff, (items) => staffProfiles(items, 'BUPC')),
  rule('bannerSlides', 'banners', banners, bannerSlides),
  rule('searchCategories, a keystroke', 'categories', categories, (all) =>
    searchCategories(all, 'lapisan 99 4'),
  ),
  rule('foundByLayer', 'layers', aCategory, (category) => foundByLayer(category, 'lapisan')),
];
