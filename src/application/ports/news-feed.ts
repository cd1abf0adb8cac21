import type { Article } from '../../domain/news/article.ts';

/** Where articles come from (spec §7 News). */
export interface NewsFeed {
  /**
   * Loads the articles as the feed orders them, their images too; prepareArticles makes them ready for display.
   * @throws FeedError, or the reason of `signal` once it is aborted
   */
  load(signal: AbortSignal): Promise<readonly Article[]>;
}
