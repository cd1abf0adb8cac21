import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FEED_NAMES } from '../../src/adapters/http/feeds.ts';
import { articleDateLabel } from '../../src/domain/news/article-date.ts';
import { readFolder } from '../../tools/content/site-content.ts';

const { items, mistakes } = readFolder(resolve('content'), FEED_NAMES);

it('the sample content has no mistake', () => {
  expect(mistakes).toEqual([]);
});

describe('the gallery', () => {
  it('shows, newest folder first, no cover twice', () => {
    const covers = items.gallery.map(({ images }) => images[0]?.fileId);
    expect(new Set(covers).size).toBe(items.gallery.length);
  });
});

describe('the news', () => {
  const { news } = items;

  it('is of 2026, but for one article that shows how 2025 is shown (spec §5 Dates)', () => {
    const others = news.filter(({ createdDate }) => !createdDate?.startsWith('2026'));
    expect(
      others.map(({ id, created }) => [id, articleDateLabel(created, { shows2025As2024: true })]),
    ).toEqual([['maket-kawasan', '12 Agustus 2024']]);
  });

  it('shows no image twice in one article', () => {
    const twice = news.filter(({ images }) => new Set(images.map(({ id }) => id)).size < images.length);
    expect(twice).toEqual([]);
  });

  it('opens each article with plain words longer than an excerpt', () => {
    const marked = news.filter(({ content }) => /[<\n]/.test(content.replace(/^<p>/, '').slice(0, 120)));
    expect(marked.map(({ id }) => id)).toEqual([]);
  });
});
