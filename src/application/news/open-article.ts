import type { Article } from '../../domain/news/article.ts';
import type { NewsContext } from './news-machine.ts';

/** What is known of the article that an address names. */
export type OpenArticle =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | {
      readonly status: 'found';
      readonly article: Article;
      /** False while only the beginning of the content is here, as the build baked it. */
      readonly whole: boolean;
    };

/**
 * Finds the article of an address among the news. While the news loads, an unknown one may still come, and what was
 * baked holds the beginning of each content alone.
 * @param loading whether the news machine is loading
 */
export function openArticle(
  { articles, updatedAt }: NewsContext,
  loading: boolean,
  id: string | undefined,
): OpenArticle {
  const article = articles.find((candidate) => candidate.id === id);
  if (article === undefined) return { status: loading ? 'loading' : 'missing' };
  return { status: 'found', article, whole: !loading || updatedAt !== undefined };
}
