import type { FeedItems, FeedRules, ItemFinding } from '@bupc/content';
import { said } from '@bupc/content/files';
import type { Article, ArticleImage } from '../../../../src/domain/news/article.ts';
import { NEWS_LIMIT, prepareArticles } from '../../../../src/domain/news/prepare-articles.ts';
import { contentImages, contentLinks } from '../content-markup.ts';
import { dateFindings } from '../dates.ts';
import type { OfficeRules } from '../office-rules.ts';
import { repeatedFindings } from '../repeated.ts';

const FILE_NAME =
  /\.(?:jpe?g|png|webp|gif|heic|tiff?|avif|bmp)$|^(?:img|dsc|pxl|screenshot|whatsapp image|image)[-_ ]?\d+/i;

/** What the rules do with the articles, and the links in their texts. */
export const rules = (city: OfficeRules): FeedRules<FeedItems['news']> => ({
  findings: (articles) => newsFindings(articles, city),
  links: (articles) =>
    articles.flatMap(({ content }, item) =>
      contentLinks(content).map((address) => ({ item, field: 'content', address })),
    ),
});

function newsFindings(articles: readonly Article[], rule: OfficeRules): ItemFinding[] {
  const shown = prepareArticles(articles).length;
  return [
    ...repeatedFindings(
      articles,
      ({ id }) => id,
      said('berita dengan alamat ini', 'an article of this id'),
      'id',
    ),
    ...articles.flatMap((article, item) => [
      ...emptyFindings(article, item),
      ...dateFindings(article, item, rule),
      ...pictureTexts(article, item),
      ...contentTexts(article, item),
    ]),
    ...more(shown),
  ];
}

function more(shown: number): ItemFinding[] {
  if (shown === 0) {
    return [
      {
        level: 'warning',
        kind: 'empty',
        message: said(
          "tidak ada berita; halaman menulis 'Tidak Ada Artikel'",
          "no article; the page says 'Tidak Ada Artikel'",
        ),
      },
    ];
  }
  if (shown <= NEWS_LIMIT) return [];
  const message = said(
    `${shown} berita; halaman menampilkan ${NEWS_LIMIT} yang terbaru, yang lain lewat tautan`,
    `${shown} articles; the page shows the ${NEWS_LIMIT} newest, the others can be linked to`,
  );
  return [{ level: 'note', kind: 'more', message }];
}

function emptyFindings({ title, content }: Article, item: number): ItemFinding[] {
  const missing = Object.entries({ title, content }).filter(([, text]) => text.trim() === '');
  return missing.map(([field]) => ({
    level: 'warning',
    kind: 'empty',
    item,
    field,
    message: said(`${field} kosong`, `it has no ${field}`),
  }));
}

/** One finding for all pictures of an article, since an office describes them together. */
function pictureTexts(article: Article, item: number): ItemFinding[] {
  const without = article.images.flatMap((image, index) => (isDescribed(article, image) ? [] : [index]));
  if (without.length === 0) return [];
  const [some, of] = [without.length, article.images.length];
  const message = said(
    `${some} dari ${of} gambar tanpa keterangan sendiri; tulis apa yang terlihat (alt, description)`,
    `${some === of ? 'all' : `${some} of ${of}`} pictures have no description of their own; say what each shows (alt, description)`,
  );
  const field = without.length === 1 ? `images[${without[0]}]` : 'images';
  return [{ level: 'warning', kind: 'alt', item, field, message }];
}

function isDescribed({ title }: Article, { description }: ArticleImage): boolean {
  const text = description.trim();
  if (text === '' || text === title || FILE_NAME.test(text)) return false;
  // What npm run content writes where nobody has said what a picture shows.
  return !(text.startsWith(`${title}, foto `) && /^\d+$/.test(text.slice(`${title}, foto `.length)));
}

function contentTexts({ content }: Article, item: number): ItemFinding[] {
  return contentImages(content).flatMap(({ alt = '' }, nth): ItemFinding[] =>
    alt === ''
      ? [
          {
            level: 'warning',
            kind: 'alt',
            item,
            field: 'content',
            nth,
            message: said(
              `gambar ${nth + 1} di dalam teks tanpa keterangan (alt)`,
              `image ${nth + 1} of the text has no alternative text`,
            ),
          },
        ]
      : [],
  );
}
