import { cityView } from '../city/paint-city.ts';
import type { Paint } from '../kit/canvas.ts';
import { artOutput, bannerOutputs, newsOutputs, photoOutputs, staffOutputs } from './outputs.ts';
import { portraits } from './portraits.ts';
import { galleryScenes, wideScenes } from './scenes.ts';
import type { Output, Picture } from './types.ts';
import { artViews, bannerViews, galleryViews, newsViews, paintersOf } from './views.ts';

// Roofs and parcel lines need a lower quality than flat figures to weigh the same.
const FIRST = 76;
const LAND = 62;
const PEOPLE = 78;

// What a visitor sees first may weigh more.
const FIRST_BANNER = 'bnr-sungai-permukiman';

type Size = readonly [width: number, height: number];
const BANNER: Size = [1600, 900];
const NEWS: Size = [1000, 625];
const PHOTO: Size = [900, 600];
const PORTRAIT: Size = [560, 640];

function picture(slug: string, [width, height]: Size, paint: Paint, outputs: Output[]): Picture {
  return { slug, width, height, oversample: 2, paint, outputs };
}

// Wide pictures that a phone gets in a width of its own.
const SMALL_TWINS = ['video-poster', 'lead', 'foot'];

// AVIF keeps as much of a drawing at these. A veil of 80% lies over 'lead'.
const LAND_ART = { webp: LAND, avif: 38 };
const VEILED_ART = { webp: LAND, avif: 28 };
const PORTRAIT_ART = { webp: 86, avif: 55 };

const art = Object.entries(artViews).map(([name, { width, height, view }]) => {
  const qualities = name === 'lead' ? VEILED_ART : LAND_ART;
  const small = SMALL_TWINS.includes(name) ? [artOutput(`${name}-640`, 640, qualities, 48)] : [];
  const limit =
    { 'svc-map': 48, 'modal-map': 58, foot: 76, lead: 96, 'video-poster': 100, notfound: 90 }[name] ?? 60;
  return picture(name, [width, height], cityView(view), [artOutput(name, width, qualities, limit), ...small]);
});

/** Every picture of the embedded content. */
export const pictures: readonly Picture[] = [
  ...paintersOf(bannerViews).map(([slug, paint]) =>
    picture(slug, BANNER, paint, bannerOutputs(slug, slug === FIRST_BANNER ? FIRST : LAND)),
  ),
  picture(
    'bnr-musyawarah-jalan',
    BANNER,
    wideScenes['bnr-musyawarah-jalan'],
    bannerOutputs('bnr-musyawarah-jalan', PEOPLE),
  ),
  ...paintersOf(newsViews).map(([slug, paint]) => picture(slug, NEWS, paint, newsOutputs(slug, LAND))),
  picture('news-musyawarah', NEWS, wideScenes['news-musyawarah'], newsOutputs('news-musyawarah', PEOPLE)),
  picture('news-ukur', NEWS, wideScenes['news-ukur'], newsOutputs('news-ukur', PEOPLE)),
  ...paintersOf(galleryViews).map(([slug, paint]) =>
    picture(slug, PHOTO, paint, photoOutputs(slug, LAND, 50)),
  ),
  ...Object.entries(galleryScenes).map(([slug, paint]) =>
    picture(slug, PHOTO, paint, photoOutputs(slug, PEOPLE, 66)),
  ),
  ...portraits.map(([slug, paint]) =>
    picture(
      slug,
      PORTRAIT,
      paint,
      slug.startsWith('staf-') ? staffOutputs(slug) : [artOutput(slug, PORTRAIT[0], PORTRAIT_ART, 24)],
    ),
  ),
  ...art,
];

/** Gives a picture by its slug; throws when there is none. */
export function pictureOf(slug: string): Picture {
  const found = pictures.find((one) => one.slug === slug);
  if (!found) throw new Error(`there is no picture with the slug ${slug}`);
  return found;
}
