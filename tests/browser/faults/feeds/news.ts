import { expect, type Page } from '@playwright/test';
import { anArticle } from '../../../fixtures/articles.ts';
import { CUT, type FaultyFeed, shown, TEN_MEGABYTES, withPrototype } from '../faulty-feed.ts';

const articles = (page: Page) => page.locator('#news article');
const article = (title: unknown, more: object = {}) => ({
  id: `id-${title}`,
  title,
  content: 'Isi.',
  ...more,
});
/** How the feed and its section are tried. */
export const feed: FaultyFeed = {
  name: 'news',
  path: '/home',
  cache: { key: 'articles_cache', record: { articles: [anArticle({ title: 'Dari cache' })] } },
  wrap: (items) => ({ articles: items }),
  good: shown([article('Baik Satu'), article('Baik Dua')], 'Baik Satu', 'Baik Dua'),
  bad: article('Buruk', { id: null }),
  wrongTypes: shown(
    [article(34, { id: 12, content: [], images: 'x', metadata: 7 }), { id: {}, title: [] }, null],
    '34',
  ),
  prototype: shown(
    [
      withPrototype(
        article('Satu proto', { id: '__proto__', metadata: { __proto__: null, constructor: 7 } }),
      ),
      article('Dua proto', {
        id: 'constructor',
        images: [{ id: '__proto__', url: 'https://constructor/?id=' }],
      }),
    ],
    'Satu proto',
    'Dua proto',
  ),
  halves: shown(
    [article('Setengah \uD83C', { id: '\uDFE1', content: '\uD83C', images: [{ id: '\uD83C' }] })],
    'Setengah \uFFFD',
  ),
  long: shown([article(CUT, { content: TEN_MEGABYTES })], CUT),
  failed: async (page, _message, cache) => {
    const section = page.locator('#news');
    await expect(section).toContainText('Gagal memuat artikel. Silakan coba lagi.');
    await expect(section).toContainText('Artikel yang tampil adalah salinan terakhir.');
    if (cache === 'empty') await expect(articles(page)).toHaveCount(6);
    else await expect(articles(page)).toHaveText([/Dari cache/]);
  },
  retry: (page) => page.locator('#news').getByRole('button', { name: 'Coba Lagi' }),
  refresh: (page) => page.getByRole('button', { name: 'Refresh artikel' }),
  shows: async (page, names) => {
    await expect(articles(page)).toHaveCount(names.length);
    for (const name of names) await expect(articles(page).filter({ hasText: name })).toHaveCount(1);
  },
  whole: async (page) => {
    await expect(page.locator('#news')).toContainText('Terakhir diperbarui');
    await expect(articles(page)).toHaveCount(6);
    await expect(page.locator('#news .notice')).toHaveCount(0);
  },
};
