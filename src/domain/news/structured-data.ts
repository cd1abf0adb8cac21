import type { Article } from './article.ts';
import { articleTime, modifiedTime } from './article-date.ts';
import { articleExcerpt } from './excerpt.ts';

/** What the site adds to the description of an article. */
export interface ArticleSetting {
  /** The article's own address, absolute. */
  readonly url: string;
  /** The pictures' addresses, absolute. */
  readonly images: readonly string[];
  readonly publisher: string;
  readonly publisherUrl: string;
}

/**
 * Describes an article for search engines as schema.org NewsArticle. Dates are the moments of the feed as they are:
 * the year rule of spec §5 Dates is one of display.
 * @returns a plain value for JSON; what is unknown is left out
 */
export function newsArticleData(
  article: Article,
  setting: ArticleSetting,
): Readonly<Record<string, unknown>> {
  const published = articleTime(article);
  const modified = modifiedTime(article) ?? published;
  const organisation = {
    '@type': 'GovernmentOrganization',
    name: setting.publisher,
    url: setting.publisherUrl,
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: article.title,
    description: articleExcerpt(article.content),
    inLanguage: 'id',
    url: setting.url,
    mainEntityOfPage: setting.url,
    ...(setting.images.length > 0 && { image: setting.images }),
    ...(published !== undefined && { datePublished: new Date(published).toISOString() }),
    ...(modified !== undefined && { dateModified: new Date(modified).toISOString() }),
    author: organisation,
    publisher: organisation,
  };
}
