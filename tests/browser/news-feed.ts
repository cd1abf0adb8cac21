import type { Page } from '@playwright/test';

const NEWS = '**/content/news.json';

/** A raw article, as the feed sends it. */
export interface RawArticle {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly images?: readonly Readonly<Record<string, string>>[];
  readonly metadata?: object;
}

/** A raw article of an id, dated so that the smaller number is the newer. */
export function rawArticle(number: number, parts: Partial<RawArticle> = {}): RawArticle {
  return {
    id: `a${number}`,
    title: `Berita ${number}`,
    content: `Isi berita ${number}.`,
    images: [],
    metadata: { dateDetails: { created: { timestamp: Date.UTC(2024, 5, 20) - number * 86_400_000 } } },
    ...parts,
  };
}

/** Answers the news feed with these articles from now on. */
export async function newsAnswers(page: Page, articles: readonly RawArticle[]): Promise<void> {
  await page.unroute(NEWS);
  await page.route(NEWS, (route) => route.fulfill({ json: { articles } }));
}
