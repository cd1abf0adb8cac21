import * as v from 'valibot';
import type { ArticleDate, ArticleImage } from '../../../domain/news/article.ts';
import { wellFormed } from '../../../domain/shared/well-formed.ts';
import { optionalAddress, optionalObject, optionalText, requiredText } from './fields.ts';
import { withoutUndefined } from './without-undefined.ts';

const date = v.pipe(
  v.object({
    timestamp: v.optional(v.unknown()),
    iso: optionalText,
    readable: optionalText,
    formatted: optionalText,
  }),
  v.transform(
    ({ timestamp, ...texts }): ArticleDate =>
      withoutUndefined({ timestamp: timestampIn(timestamp), ...texts }),
  ),
);

const common = {
  id: requiredText,
  title: optionalText,
  content: optionalText,
  images: v.optional(v.unknown()),
};

/** An article as the feed gives it (spec §3 Article); its images are read one by one afterwards. */
export const feedArticleSchema = v.pipe(
  v.object({
    ...common,
    metadata: optionalObject(
      v.object({
        createdDate: optionalText,
        dateDetails: optionalObject(
          v.object({ created: optionalObject(date), modified: optionalObject(date) }),
        ),
      }),
    ),
  }),
  v.transform(({ metadata, ...article }) => ({
    ...article,
    imageCount: undefined,
    createdDate: metadata?.createdDate,
    created: metadata?.dateDetails?.created,
    modified: metadata?.dateDetails?.modified,
  })),
);

/** An article as a cache holds it: the domain's own form. */
export const storedArticleSchema = v.object({
  ...common,
  imageCount: v.fallback(v.optional(v.pipe(v.number(), v.safeInteger())), undefined),
  createdDate: optionalText,
  created: optionalObject(date),
  modified: optionalObject(date),
});

/** The fields that both schemas share. */
export type RawArticle = v.InferOutput<typeof storedArticleSchema>;

/** A picture of an article (spec §3 Article image); it needs an address or an id, and no address may be unsafe. */
export const articleImageSchema = v.pipe(
  v.object({
    id: optionalText,
    url: optionalAddress,
    originalUrl: optionalAddress,
    description: optionalText,
  }),
  v.check(({ id, url, originalUrl }) => (id ?? url ?? originalUrl) !== undefined, 'neither address nor id'),
  v.transform(
    ({ id = '', url = '', originalUrl = '', description = '' }): ArticleImage => ({
      id,
      url,
      originalUrl,
      description,
    }),
  ),
);

function timestampIn(value: unknown): number | string | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? wellFormed(value) : undefined;
}
