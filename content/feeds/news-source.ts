/** In which of the four forms an article tells its dates. */
export type DateForm = 'timestamp' | 'iso' | 'readable' | 'formatted';

/** What an article is made from; `photos` are slugs of pictures, the cover first. */
export interface ArticleSource {
  readonly slug: string;
  readonly title: string;
  /** UTC, to the minute: '2024-10-21T03:15'. */
  readonly created: string;
  readonly modified: string;
  readonly form: DateForm;
  readonly photos: readonly string[];
  readonly content: string;
}

/** Joins paragraphs of plain text with an empty line between them. */
export function paragraphs(...texts: readonly string[]): string {
  return texts.join('\n\n');
}
