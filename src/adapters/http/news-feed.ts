import * as v from 'valibot';
import type { Logger } from '../../application/ports/logger.ts';
import type { Article } from '../../domain/news/article.ts';
import { FeedError } from '../../domain/shared/feed-error.ts';
import {
  articleImageSchema,
  feedArticleSchema,
  type RawArticle,
  storedArticleSchema,
} from './schemas/article.ts';
import { validItems } from './schemas/valid-items.ts';
import { withoutUndefined } from './schemas/without-undefined.ts';

const FEED = 'news';
const envelope = v.object({ articles: v.array(v.unknown()) });

/**
 * Reads a news document (spec §5 News feed, contract "Feeds"). An article without an id is dropped and logged, since
 * nothing could open it; a missing title or content is empty. A bad image is left out of its article and logged.
 * @throws FeedError 'format' when there is no list of articles
 */
export function parseNews(json: unknown, logger: Logger): Article[] {
  const result = v.safeParse(envelope, json);
  if (!result.success) throw FeedError.format();
  return articles(feedArticleSchema, result.output.articles, logger);
}

/** Reads articles that a cache holds in the domain's form; the same rules apply. What is no list is an empty one. */
export function parseStoredArticles(stored: unknown, logger: Logger): Article[] {
  return articles(storedArticleSchema, stored, logger);
}

function articles(schema: v.GenericSchema<unknown, RawArticle>, items: unknown, logger: Logger): Article[] {
  return validItems(schema, items, { feed: FEED }, logger).map(({ index, value }) =>
    article(value, index, logger),
  );
}

function article(
  { id, title, content, images, ...dates }: RawArticle,
  item: number,
  logger: Logger,
): Article {
  return {
    id,
    title: title ?? '',
    content: content ?? '',
    images: validItems(articleImageSchema, images, { feed: FEED, item }, logger).map(({ value }) => value),
    ...withoutUndefined(dates),
  };
}
