import type { Article } from '../../domain/news/article.ts';
import type { NewsContext } from './news-machine.ts';

/** What is known of the article that an address names. */
export type OpenArticle =
  | { readonly status: 'loading' }
  /** The news are here, and hold it no more. */
  | { readonly status: 'gone' }
  /** Nobody can say whether there is one. */
  | { readonly status: 'missing' }
  | {
      readonly status: 'found';
      readonly article: Article;
      /** False while only the beginning of the content is here, as the build baked it. */
      readonly whole: boolean;
    };

/** How far the news are, as far as an article of theirs is concerned. */
export type NewsPhase = 'loading' | 'loaded' | 'failed';

/** Gives the phase of the news machine. */
export function newsPhase(news: { matches: (state: 'loading' | 'failed') => boolean }): NewsPhase {
  if (news.matches('loading')) return 'loading';
  return news.matches('failed') ? 'failed' : 'loaded';
}

/**
 * Finds the article of an address among the news (spec §2 Article dialog). While the news load, an unknown one may still
 * come, and what was baked holds the beginning of each content alone. An old copy of failed news may lack a new one.
 */
export function openArticle(
  { articles, updatedAt }: NewsContext,
  phase: NewsPhase,
  id: string | undefined,
): OpenArticle {
  const article = articles.find((candidate) => candidate.id === id);
  if (article === undefined) return { status: UNKNOWN[phase] };
  return { status: 'found', article, whole: phase !== 'loading' || updatedAt !== undefined };
}

const UNKNOWN = { loading: 'loading', loaded: 'gone', failed: 'missing' } as const;
