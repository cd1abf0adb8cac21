import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FEED_NAMES } from '../../src/adapters/http/feeds.ts';
import { articleDateLabel } from '../../src/domain/news/article-date.ts';
import { readFolder } from '../../tools/content/site-content.ts';

const { items, mistakes } = readFolder(resolve('content'), FEED_NAMES);

it('the sample content has no mistake', () => {
  expect(mistakes).toEqual([]);
});

describe('the banners', () => {
  it('name one picture twice and open, sorted by name, with the river', () => {
    const names = items.banners.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length - 1);
    expect(names.toSorted()[0]).toBe('Aliran sungai dan permukiman');
  });
});

describe('the gallery', () => {
  it('has thirteen folders of three to twelve photos, ten with a ZIP', () => {
    const counts = items.gallery.map(({ imageCount }) => imageCount);
    expect([counts.length, Math.min(...counts), Math.max(...counts)]).toEqual([13, 3, 12]);
    expect(items.gallery.filter(({ zipFile }) => zipFile)).toHaveLength(10);
  });

  it('shows, newest folder first, no cover twice', () => {
    const covers = items.gallery.map(({ images }) => images[0]?.fileId);
    expect(new Set(covers).size).toBe(items.gallery.length);
  });
});

describe('the legal products', () => {
  const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const products = items['legal-products'];

  it('are twenty, of which seventeen stay', () => {
    const kept = products.filter(({ name, type }) => type !== WORD && !name.toLowerCase().includes('.docx'));
    expect([products.length, kept.length]).toEqual([20, 17]);
  });

  it('have a PDF whose name says .docx, and every type', () => {
    expect(
      products.filter(({ name, type }) => type === 'application/pdf' && /\.docx/i.test(name)),
    ).toHaveLength(1);
    expect([...new Set(products.map(({ type }) => type))].toSorted()).toEqual([
      'application/msword',
      'application/pdf',
      WORD,
      'application/x-zip-compressed',
      'text/plain',
    ]);
  });
});

describe('the staff', () => {
  it('has nine entries, one of which falls under the IT rule', () => {
    const dropped = items.staff.filter(
      ({ title = '', category = '' }) => /ali/i.test(title) && /tim it/i.test(category),
    );
    expect([items.staff.length, dropped.map(({ id }) => id)]).toEqual([9, ['staf-10']]);
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

  it('has ten articles of one to twelve images with dates in all four forms', () => {
    const counts = news.map(({ images }) => images.length);
    expect([news.length, Math.min(...counts), Math.max(...counts)]).toEqual([10, 1, 12]);
    const forms = news.map(({ created }) => Object.keys(created ?? {}).join());
    expect([...new Set(forms)].toSorted()).toEqual(['formatted', 'iso', 'readable', 'timestamp']);
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
