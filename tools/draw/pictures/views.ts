import { cityView } from '../city/paint-city.ts';
import type { CityOptions } from '../city/types.ts';
import type { Paint } from '../kit/canvas.ts';

// The seeds were chosen by eye: the water, the bridges and the greens fall well in these.
const river = (at: number, half: number, phase = 1, swing = 0.18): NonNullable<CityOptions['river']> => ({
  at,
  half,
  phase,
  swing,
  bends: 5,
});
const downriver = (at: number, half: number, phase = 0): NonNullable<CityOptions['river']> => ({
  at,
  half,
  phase,
  swing: 0.1,
  bends: 4,
  downwards: true,
});

/** Views of the city for banners, 1600 wide. */
export const bannerViews: Readonly<Record<string, CityOptions>> = {
  'bnr-sungai-permukiman': {
    palette: 'aerial',
    seed: 85,
    scale: 1.5,
    angle: 0.42,
    river: river(0.52, 46, 0.4, 0.16),
    rural: -0.05,
  },
  'bnr-arahan-pola-ruang': {
    palette: 'plan',
    seed: 8,
    scale: 1.45,
    angle: -0.2,
    river: { ...river(0.45, 32, 2, 0.2), bends: 4 },
  },
  'bnr-garis-pantai': {
    palette: 'aerial',
    seed: 29,
    scale: 1.4,
    angle: -0.35,
    sea: { at: 0.34, phase: 2, tilt: 0.35 },
  },
  'bnr-lembar-persil': { palette: 'sheet', seed: 71, scale: 1.75, angle: 0.35, marked: 0.025 },
  'bnr-malam-sungai': {
    palette: 'dusk',
    seed: 88,
    scale: 1.55,
    angle: 0.25,
    river: river(0.5, 46, 0.5, 0.2),
    water: { body: '#14646d', edge: '#0f5058', bank: '#1b6455' },
  },
  'bnr-zona-hijau': {
    palette: 'plan',
    seed: 92,
    scale: 1.5,
    angle: 0.9,
    hill: { x: 0.84, y: 0.6, radius: 0.4 },
  },
};

/** Views of the city for the news, 1000 wide. */
export const newsViews: Readonly<Record<string, CityOptions>> = {
  'news-pola-ruang': { palette: 'plan', seed: 101, scale: 1.05, angle: 0.3, river: river(0.58, 30, 1, 0.18) },
  'news-sawah': {
    palette: 'aerial',
    seed: 52,
    scale: 1.15,
    angle: 0.7,
    rural: 0.5,
    river: river(0.42, 22, 1, 0.2),
  },
  'news-persil': { palette: 'sheet', seed: 67, scale: 1.5, angle: 0.15, marked: 0.03 },
  'news-banjir': {
    palette: 'dusk',
    seed: 88,
    scale: 1.2,
    angle: 0.25,
    river: river(0.5, 56, 0.5, 0.2),
    water: { body: '#3fa9b5', edge: '#2b8d98', bank: '#f2b632' },
  },
};

/** Views of the city for the gallery, 900 wide. */
export const galleryViews: Readonly<Record<string, CityOptions>> = {
  'gal-udara-01': {
    palette: 'aerial',
    seed: 33,
    scale: 1.25,
    angle: 0.1,
    hill: { x: 0.25, y: 0.4, radius: 0.5 },
  },
  'gal-udara-02': { palette: 'aerial', seed: 27, scale: 1.35, angle: 0.6, river: downriver(0.48, 40) },
  'gal-udara-03': { palette: 'aerial', seed: 45, scale: 1.7, angle: -0.25 },
  'gal-udara-04': {
    palette: 'aerial',
    seed: 71,
    scale: 1.1,
    angle: 0.55,
    hill: { x: 0.82, y: 0.25, radius: 0.42 },
    river: river(0.66, 20, 3, 0.12),
  },
  'gal-persil-01': { palette: 'sheet', seed: 15, scale: 1.4, angle: -0.4, river: river(0.5, 24, 2, 0.18) },
  'gal-persil-02': { palette: 'sheet', seed: 21, scale: 1.8, angle: 0.2, marked: 0.05 },
  'gal-persil-03': {
    palette: 'sheet',
    seed: 36,
    scale: 1.3,
    angle: 0.75,
    hill: { x: 0.2, y: 0.75, radius: 0.42 },
  },
  'gal-pola-01': {
    palette: 'plan',
    seed: 92,
    scale: 1.05,
    angle: 0.9,
    hill: { x: 0.8, y: 0.7, radius: 0.5 },
  },
  'gal-pola-02': { palette: 'plan', seed: 41, scale: 1.3, angle: 0.35, river: downriver(0.55, 26) },
  'gal-pola-03': {
    palette: 'plan',
    seed: 58,
    scale: 1.25,
    angle: -0.5,
    sea: { at: 0.3, phase: 1, tilt: -0.2 },
  },
  'gal-pantai-01': {
    palette: 'aerial',
    seed: 71,
    scale: 1.15,
    angle: 0.55,
    sea: { at: 0.4, phase: 0, tilt: -0.3 },
  },
  'gal-pantai-02': {
    palette: 'aerial',
    seed: 24,
    scale: 1.2,
    angle: 0.2,
    sea: { at: 0.3, phase: 3, tilt: 0.1 },
    river: downriver(0.5, 26, 1),
  },
  'gal-pantai-03': {
    palette: 'dusk',
    seed: 30,
    scale: 1.2,
    angle: -0.3,
    sea: { at: 0.36, phase: 1.2, tilt: 0.3 },
  },
  'gal-senja-01': { palette: 'dusk', seed: 12, scale: 1.3, angle: 0.4, river: river(0.55, 34, 2, 0.16) },
  'gal-senja-02': { palette: 'dusk', seed: 44, scale: 1.6, angle: -0.2 },
  'gal-senja-03': {
    palette: 'dusk',
    seed: 77,
    scale: 1.15,
    angle: 0.2,
    hill: { x: 0.78, y: 0.3, radius: 0.45 },
  },
  'gal-sawah-01': {
    palette: 'aerial',
    seed: 66,
    scale: 1.3,
    angle: 0.3,
    rural: 0.7,
    river: river(0.6, 18, 2, 0.14),
  },
  'gal-sawah-02': { palette: 'aerial', seed: 81, scale: 1.2, angle: -0.4, rural: 0.45 },
  'gal-sawah-03': {
    palette: 'aerial',
    seed: 90,
    scale: 1.5,
    angle: 0.8,
    rural: 0.8,
    hill: { x: 0.15, y: 0.2, radius: 0.4 },
  },
};

/** Views of the city for the fixed art of the site: size and options. */
export const artViews = {
  lead: {
    width: 1600,
    height: 1040,
    view: {
      palette: 'dusk',
      seed: 77,
      scale: 1.35,
      angle: 0.2,
      sea: { at: 0.16, phase: 1, tilt: 0 },
      river: downriver(0.62, 34, 1),
    },
  },
  foot: {
    width: 2000,
    height: 420,
    view: {
      palette: 'dusk',
      seed: 5,
      scale: 1.1,
      angle: 0.1,
      river: { ...river(0.5, 24, 0, 0.22), bends: 6 },
    },
  },
  'svc-map': {
    width: 800,
    height: 480,
    view: { palette: 'plan', seed: 23, scale: 1.1, angle: 0.5, river: downriver(0.58, 26) },
  },
  'modal-map': {
    width: 560,
    height: 1000,
    view: {
      palette: 'plan',
      seed: 37,
      scale: 1.3,
      angle: 0.35,
      river: { ...downriver(0.45, 26, 1), swing: 0.16 },
    },
  },
  'video-poster': {
    width: 1200,
    height: 675,
    view: { palette: 'aerial', seed: 20, scale: 1.15, angle: -0.35, sea: { at: 0.34, phase: 2, tilt: 0.35 } },
  },
  notfound: {
    width: 1600,
    height: 900,
    view: { palette: 'dusk', seed: 14, scale: 1.5, angle: 0.5, river: river(0.6, 34, 3, 0.14) },
  },
} as const satisfies Record<string, { width: number; height: number; view: CityOptions }>;

/** Gives painters of all views of a list, by their slug. */
export function paintersOf(views: Readonly<Record<string, CityOptions>>): [slug: string, paint: Paint][] {
  return Object.entries(views).map(([slug, options]) => [slug, cityView(options)]);
}
