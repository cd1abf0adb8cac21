import { fileIdOf } from '../pictures/file-id.ts';
import { driveLink } from './links.ts';
import { firstArticles } from './news-first.ts';
import { laterArticles } from './news-later.ts';
import type { ArticleSource, DateForm } from './news-source.ts';

/** A date of an article in one of four forms. */
export interface ArticleDate {
  readonly timestamp?: number;
  readonly iso?: string;
  readonly readable?: string;
  readonly formatted?: string;
}

/** One article of the news feed. */
export interface Article {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly images: readonly {
    readonly id: string;
    readonly url: string;
    readonly originalUrl: string;
    readonly description: string;
  }[];
  readonly metadata: {
    readonly createdDate: string;
    readonly dateDetails: { readonly created: ArticleDate; readonly modified: ArticleDate };
  };
}

const ZONE = 'Asia/Jakarta';
const MONTHS = 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(
  ' ',
);

/** The parts of a moment on a clock in Jakarta, each as two digits (the year as four). */
function partsOf(moment: Date): Record<string, string> {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: ZONE,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  return Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
}

/** Tells a moment in one form only. */
export function dateIn(form: DateForm, moment: Date): ArticleDate {
  const { day = '', month = '', year = '', hour = '', minute = '', second = '' } = partsOf(moment);
  switch (form) {
    case 'timestamp':
      return { timestamp: moment.getTime() };
    case 'iso':
      return { iso: moment.toISOString() };
    case 'readable':
      return { readable: `${Number(day)} ${MONTHS[Number(month) - 1] ?? ''} ${year}` };
    case 'formatted':
      return { formatted: `${day}/${month}/${year}, ${hour}:${minute}:${second}` };
  }
}

function articleOf(source: ArticleSource): Article {
  const created = new Date(`${source.created}:00Z`);
  const modified = new Date(`${source.modified}:00Z`);
  // The site reverses the images, so the cover comes last here.
  const images = source.photos.toReversed().map((slug, index) => {
    const id = fileIdOf(slug);
    return {
      id,
      url: driveLink('uc', id),
      originalUrl: driveLink('file', id),
      description: `${source.title}, foto ${source.photos.length - index}`,
    };
  });
  return {
    id: source.slug,
    title: source.title,
    content: source.content,
    images,
    metadata: {
      createdDate: created.toISOString(),
      dateDetails: { created: dateIn(source.form, created), modified: dateIn(source.form, modified) },
    },
  };
}

/** Gives the news feed: ten articles, oldest first, as the feed lists them. */
export function newsFeed(): { articles: Article[] } {
  return { articles: [...firstArticles, ...laterArticles].toReversed().map(articleOf) };
}
