/** Articles: six are shown, the others can be linked to (spec §9 Limits of feeds). */
export const MAX_ARTICLES = 1000;

/** One moment in up to four forms (spec §3 Article); the date chain of §5 Dates picks the first usable one. */
export interface ArticleDate {
  /** Milliseconds since 1970. */
  readonly timestamp?: number | string;
  readonly iso?: string;
  readonly readable?: string;
  /** Day/month/year, then time. */
  readonly formatted?: string;
}

/** A picture of an article (spec §3 Article image). */
export interface ArticleImage {
  readonly id: string;
  readonly url: string;
  readonly originalUrl: string;
  readonly description: string;
}

/** A news article (spec §3 Article); `images` are in display order, the cover first. */
export interface Article {
  readonly id: string;
  readonly title: string;
  /** Raw markup from the feed: sanitise before rendering. */
  readonly content: string;
  readonly images: readonly ArticleImage[];
  /** How many pictures the feed has of it, where that is more than are shown (spec §9 Limits of feeds). */
  readonly imageCount?: number;
  readonly createdDate?: string;
  readonly created?: ArticleDate;
  readonly modified?: ArticleDate;
}

/** Identifies an article: an address names an article by its id. */
export const articleKey = ({ id }: Article): string => id;
