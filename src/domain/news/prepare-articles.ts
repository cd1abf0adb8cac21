import { firstByKey } from '../shared/first-by-key.ts';
import { type Article, type ArticleImage, articleKey } from './article.ts';
import { articleTime } from './article-date.ts';

/** Articles that the news section shows at most (spec §9 News). */
export const NEWS_LIMIT = 6;

/**
 * Prepares the feed's articles for display: each once (the first of an id stays), newest first, images reversed (spec
 * §5 News feed). Articles without a readable date come last, in the order received. It reverses: apply it once, to
 * articles as the feed or the cache gives them.
 */
export function prepareArticles(articles: readonly Article[]): Article[] {
  return firstByKey(articles, articleKey)
    .map((article) => ({ article, time: articleTime(article) ?? Number.NEGATIVE_INFINITY }))
    .sort((a, b) => (a.time === b.time ? 0 : b.time - a.time))
    .map(({ article }) => ({ ...article, images: [...article.images].reverse() }));
}

/** Gives the number of all pictures of an article, those that are beyond the limit of a feed too. */
export function articleImageCount({ images, imageCount }: Article): number {
  return imageCount ?? images.length;
}

/**
 * Gives the file id for a picture's thumbnail: the id query parameter of its url, else of its original url, else its
 * own id (spec §5 News feed).
 */
export function articleImageId(image: ArticleImage): string {
  return idParameter(image.url) ?? idParameter(image.originalUrl) ?? image.id;
}

function idParameter(url: string): string | undefined {
  const [beforeHash = ''] = url.split('#', 1);
  const start = beforeHash.indexOf('?');
  const id = start < 0 ? null : new URLSearchParams(beforeHash.slice(start + 1)).get('id');
  return id === null || id.trim() === '' ? undefined : id.trim();
}
