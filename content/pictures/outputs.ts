import { JPEG_PHOTO } from '../feeds/gallery.ts';
import { newsFeed } from '../feeds/news.ts';
import { mediaPath } from '../paths.ts';
import { fileIdOf } from './file-id.ts';
import type { Output } from './types.ts';

const KB = 1024;

function media(slug: string, width: number, quality: number, kilobytes: number): Output {
  const path = mediaPath(fileIdOf(slug), `${width}.webp`);
  return { path, width, quality, maxBytes: kilobytes * KB };
}

/** The four files of a banner; the quality is that of the widest. */
export function bannerOutputs(slug: string, quality: number): Output[] {
  return [
    media(slug, 2000, quality, 320),
    media(slug, 1280, quality, 116),
    media(slug, 960, quality, 100),
    media(slug, 640, quality, 47),
  ];
}

const newsPhotos = new Set(newsFeed().articles.flatMap((article) => article.images.map((image) => image.id)));

/** The files of a gallery photo; when an article shows it too, one more at the size of the article, with its own quality. */
export function photoOutputs(slug: string, quality: number, wideQuality: number): Output[] {
  const jpeg = { path: mediaPath(fileIdOf(slug), '800.jpg'), width: 800, quality: 78, maxBytes: 90 * KB };
  return [
    media(slug, 800, quality, 84),
    media(slug, 400, quality, 28),
    ...(newsPhotos.has(fileIdOf(slug)) ? [media(slug, 1000, wideQuality, 60)] : []),
    ...(slug === JPEG_PHOTO ? [jpeg] : []),
  ];
}

/** The two files of a news image. */
export function newsOutputs(slug: string, quality: number): Output[] {
  return [media(slug, 1000, quality, 110), media(slug, 400, quality, 28)];
}

/** The two files of a portrait. */
export function staffOutputs(slug: string): Output[] {
  return [media(slug, 2000, 76, 58), media(slug, 640, 84, 24)];
}

/** A file among the fixed art of the site. */
export function artOutput(name: string, width: number, quality: number, kilobytes: number): Output {
  return { path: `public/art/${name}.webp`, width, quality, maxBytes: kilobytes * KB };
}
