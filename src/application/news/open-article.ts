import type { Article } from '../../domain/news/article.ts';
import type { NewsContext } from './news-machine.ts';

/** What is known about the article that an address names. */
export type OpenArticle =
  | { readonly status: 'loading' }
  /** The news have loaded and no longer have it. */
  | { readonly status: 'gone' }
  /** Unknown, since the news could not be loaded. */
  | { readonly status: 'missing' }
  | {
      readonly status: 'found';
      readonly article: Article;
      /** 'awaited' while only the baked beginning is known, 'missing' where the news failed before more was. */
      readonly content: 'whole' | 'awaited' | 'missing';
    };

/** How far the news have loaded, for the search of one article. */
export type NewsPhase = 'loading' | 'loaded' | 'failed';

/** Gives the phase of the news machine. */
export function newsPhase(news: { matches: (state: 'loading' | 'failed') => boolean }): NewsPhase {
  if (news.matches('loading')) return 'loading';
  return news.matches('failed') ? 'failed' : 'loaded';
}

/**
 * Finds the article of an address among the news (spec §2 Article dialog). While the news load, an unknown one may
 * still arrive, and baked articles have only the beginning of their content. What stays of failed news may lack a new
 * article.
 */
export function openArticle(
  { articles, updatedAt }: NewsContext,
  phase: NewsPhase,
  id: string | undefined,
): OpenArticle {
  const article = articles.find((candidate) => candidate.id === id);
  if (article === undefined) return { status: UNKNOWN[phase] };
  const content = updatedAt !== undefined ? 'whole' : phase === 'failed' ? 'missing' : 'awaited';
  return { status: 'found', article, content };
}

const UNKNOWN = { loading: 'loading', loaded: 'gone', failed: 'missing' } as const;
