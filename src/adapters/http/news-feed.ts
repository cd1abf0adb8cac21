import * as v from 'valibot';
import type { Logger } from '../../application/ports/logger.ts';
import { type Article, articleKey, MAX_ARTICLES } from '../../domain/news/article.ts';
import { FeedError } from '../../domain/shared/feed-error.ts';
import { MAX_PICTURES } from '../../domain/shared/limits.ts';
import {
  articleImageSchema,
  feedArticleSchema,
  type RawArticle,
  storedArticleSchema,
} from './schemas/article.ts';
import { asItIs } from './schemas/as-it-is.ts';
import { type FeedReport, reported } from './schemas/feed-report.ts';
import { validItems } from './schemas/valid-items.ts';
import { withoutUndefined } from './schemas/without-undefined.ts';

const FEED = 'news';

/** The envelope around the articles (contract "Feeds"). */
export const newsEnvelope = v.object({ articles: v.array(v.unknown()) });

/**
 * Reads a news document (spec §5 News feed, contract "Feeds"). An article without an id is dropped and logged, since
 * nothing could open it; a missing title or content is empty. A bad image is left out of its article and logged.
 * @throws FeedError 'format' when there is no list of articles
 */
export function parseNews(json: unknown, logger: Logger): Article[] {
  const result = v.safeParse(newsEnvelope, json);
  if (!result.success) throw FeedError.format();
  return articles(feedArticleSchema, result.output.articles, logger);
}

/** Reads cached articles, which have the domain's form; the same rules apply. Anything but a list is an empty list. */
export function parseStoredArticles(stored: unknown, logger: Logger): Article[] {
  return articles(storedArticleSchema, stored, logger);
}

function articles(schema: v.GenericSchema<unknown, RawArticle>, items: unknown, logger: Logger): Article[] {
  return reported(FEED, logger, (report) => {
    const make = (raw: RawArticle, index: number) => article(raw, index, report);
    return validItems(schema, make, items, { report, limit: MAX_ARTICLES, keyOf: articleKey });
  });
}

function article(
  { id, title, content, images: received, imageCount = 0, ...dates }: RawArticle,
  item: number,
  report: FeedReport,
): Article {
  const images = validItems(articleImageSchema, asItIs, received, { report, limit: MAX_PICTURES, item });
  const leftOut = Array.isArray(received) ? Math.max(0, received.length - MAX_PICTURES) : 0;
  const all = Math.max(imageCount, images.length + leftOut);
  return {
    id,
    title: title ?? '',
    content: content ?? '',
    images,
    ...(all > images.length && { imageCount: all }),
    ...withoutUndefined(dates),
  };
}
