import builtInFolders from '../../../src/adapters/built-in-gallery/built-in-folders.json' with {
  type: 'json',
};
import { builtInPath, contentPath, isInNews } from '../paths.ts';
import { fileIdOf } from './file-id.ts';
import type { Output } from './types.ts';

const KB = 1024;

// The content folder holds a picture once, at its widest; npm run content:build makes the other widths.
function content(slug: string, width: number, quality: number, kilobytes: number): Output {
  return { path: contentPath(slug), width, quality, maxBytes: kilobytes * KB };
}

/** The file of a banner. */
export const bannerOutputs = (slug: string, quality: number): Output[] => [content(slug, 2000, quality, 320)];

const builtIn = new Set(builtInFolders.flatMap(({ photos }) => photos));

/**
 * The files of a gallery photo: for the content folder, wider and with a quality of its own where an article shows it
 * too, and for the built-in gallery.
 */
export function photoOutputs(slug: string, quality: number, wideQuality: number): Output[] {
  const fileId = fileIdOf(slug);
  const own = (width: number, kilobytes: number): Output => ({
    path: builtInPath(fileId, width),
    width,
    quality,
    maxBytes: kilobytes * KB,
  });
  return [
    isInNews(slug) ? content(slug, 1000, wideQuality, 60) : content(slug, 800, quality, 84),
    ...(builtIn.has(fileId) ? [own(800, 84), own(400, 28)] : []),
  ];
}

/** The file of a news image. */
export const newsOutputs = (slug: string, quality: number): Output[] => [content(slug, 1000, quality, 110)];

/** The file of a portrait. */
export const staffOutputs = (slug: string): Output[] => [content(slug, 2000, 76, 58)];

/** Qualities that look alike, 1 to 100. */
export interface ArtQualities {
  readonly webp: number;
  readonly avif: number;
}

/** A file among the fixed art of the site, as WebP and as AVIF. */
export function artOutput(name: string, width: number, qualities: ArtQualities, kilobytes: number): Output {
  const { webp, avif } = qualities;
  return { path: `public/art/${name}.webp`, width, quality: webp, maxBytes: kilobytes * KB, avif };
}
