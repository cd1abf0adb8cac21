import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bannerFeed } from '../feeds/banners.ts';
import { galleryFeed } from '../feeds/gallery.ts';
import { legalProductFeed } from '../feeds/legal-products.ts';
import { dateIn, newsFeed } from '../feeds/news.ts';
import { staffFeed } from '../feeds/staff.ts';

const onDisk = (name: string): unknown => JSON.parse(readFileSync(`public/content/${name}.json`, 'utf8'));
const gallery = galleryFeed(() => 1);
const { folders } = gallery.data;

describe('the committed feeds', () => {
  it.each([
    ['banners', bannerFeed()],
    ['legal-products', legalProductFeed()],
    ['staff', staffFeed()],
    ['news', newsFeed()],
  ])('%s is what its source makes', (name, feed) => {
    expect(onDisk(name)).toEqual(feed);
  });
});

describe('the banner feed', () => {
  it('names one picture twice and opens, sorted by name, with the river', () => {
    const names = bannerFeed().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length - 1);
    expect(names.toSorted()[0]).toBe('Aliran sungai dan permukiman');
  });
});

describe('the gallery feed', () => {
  it('has thirteen folders of three to twelve photos, ten with a ZIP', () => {
    const counts = folders.map(({ imageCount }) => imageCount);
    expect([folders.length, Math.min(...counts), Math.max(...counts)]).toEqual([13, 3, 12]);
    expect(folders.filter(({ zipFile }) => zipFile)).toHaveLength(10);
  });

  it('holds one document among the photos', () => {
    const images = folders.flatMap((folder) => folder.images);
    expect(
      images.filter(({ mimeType }) => mimeType === 'application/pdf').map(({ imageName }) => imageName),
    ).toEqual(['berita-acara-pemeriksaan.pdf']);
  });

  it('holds one photo that only its name tells to be one', () => {
    const untyped = folders
      .flatMap((folder) => folder.images)
      .filter(({ mimeType }) => mimeType === undefined);
    expect(untyped.map(({ imageName }) => imageName)).toEqual(['loket-prioritas-006.jpg']);
  });

  it('gives sizes as numbers and, in one folder, as text', () => {
    const kinds = folders.map((folder) => [...new Set(folder.images.map(({ size }) => typeof size))].join());
    expect(kinds.toSorted()).toEqual([...Array(12).fill('number'), 'string']);
  });

  it('shows, newest folder first, no cover twice', () => {
    const covers = folders.map(
      (folder) =>
        folder.images
          .filter((image) => image.mimeType !== 'application/pdf')
          .toSorted((a, b) => b.imageIndex - a.imageIndex)[0]?.fileId,
    );
    expect(new Set(covers).size).toBe(folders.length);
  });
});

describe('the legal products feed', () => {
  const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const nameOf = (entry: { name?: string; title?: string }): string => entry.name ?? entry.title ?? '';

  it('has twenty entries, of which seventeen stay', () => {
    const feed = legalProductFeed();
    const kept = feed.filter(
      (entry) => entry.type !== WORD && !nameOf(entry).toLowerCase().includes('.docx'),
    );
    expect([feed.length, kept.length]).toEqual([20, 17]);
  });

  it('has a PDF whose name says .docx, entries with a title only, and every type', () => {
    const feed = legalProductFeed();
    expect(
      feed.filter((entry) => entry.type === 'application/pdf' && /\.docx/i.test(nameOf(entry))),
    ).toHaveLength(1);
    expect(feed.filter((entry) => entry.title && !entry.name)).toHaveLength(5);
    expect([...new Set(feed.map(({ type }) => type))].toSorted()).toEqual([
      'application/msword',
      'application/pdf',
      WORD,
      'application/x-zip-compressed',
      'text/plain',
    ]);
  });
});

describe('the staff feed', () => {
  it('has ten entries, one without a picture and one that falls under the IT rule', () => {
    const feed = staffFeed();
    expect(feed).toHaveLength(10);
    expect(feed.filter(({ imageUrl }) => imageUrl === '').map(({ id }) => id)).toEqual(['staf-09']);
    const dropped = feed.filter(
      ({ title = '', category = '' }) => /ali/i.test(title) && /tim it/i.test(category),
    );
    expect(dropped.map(({ id }) => id)).toEqual(['staf-10']);
  });
});

describe('the news feed', () => {
  const { articles } = newsFeed();

  it('has ten articles of one to twelve images with dates in all four forms', () => {
    const counts = articles.map(({ images }) => images.length);
    expect([articles.length, Math.min(...counts), Math.max(...counts)]).toEqual([10, 1, 12]);
    const forms = articles.map(({ metadata }) => Object.keys(metadata.dateDetails.created).join());
    expect([...new Set(forms)].toSorted()).toEqual(['formatted', 'iso', 'readable', 'timestamp']);
  });

  it('shows no image twice in one article', () => {
    const twice = articles.filter(({ images }) => new Set(images.map(({ id }) => id)).size < images.length);
    expect(twice).toEqual([]);
  });

  it('opens each article with plain words longer than an excerpt', () => {
    expect(articles.filter(({ content }) => /[<\n]/.test(content.slice(0, 120))).map(({ id }) => id)).toEqual(
      [],
    );
  });

  it('tells a moment in Jakarta time in each form', () => {
    const moment = new Date('2024-10-08T18:05:09Z');
    expect(
      (['timestamp', 'iso', 'readable', 'formatted'] as const).map((form) => dateIn(form, moment)),
    ).toEqual([
      { timestamp: 1728410709000 },
      { iso: '2024-10-08T18:05:09.000Z' },
      { readable: '9 Oktober 2024' },
      { formatted: '09/10/2024, 01:05:09' },
    ]);
  });
});
