import { createRandom } from '../../random.ts';
import type { PaletteName } from '../city/palettes.ts';
import type { CityOptions } from '../city/types.ts';
import type { Paint } from '../kit/canvas.ts';
import { counterScene } from '../scenes/counter.ts';
import { DAY, EVENING, MORNING } from '../scenes/country.ts';
import { cyclingScene } from '../scenes/cycling.ts';
import { deskScene } from '../scenes/desk.ts';
import { hallScene } from '../scenes/hall.ts';
import { crowd, officer, SKINS } from '../scenes/look.ts';
import { markerScene } from '../scenes/marker.ts';
import { marketScene } from '../scenes/market.ts';
import { meetingScene, tableScene } from '../scenes/meeting.ts';
import { modelScene } from '../scenes/model.ts';
import { plantingScene } from '../scenes/planting.ts';
import { BRIGHT, COOL } from '../scenes/riverside.ts';
import { surveyScene } from '../scenes/survey.ts';

/** A view of the city as a map on a wall or a table. */
const map = (palette: PaletteName, seed: number, scale = 0.8): CityOptions => ({
  palette,
  seed,
  scale,
  angle: 0.4,
  river: { at: 0.5, swing: 0.2, bends: 5, phase: 1, half: 22 },
});
const TEAL_WALL = { wall: '#12686a', stripe: '#0e5c5e', vest: '#b5532f' };
const SAND_WALL = { wall: '#ecdfc6', stripe: '#e4d4b4', vest: '#12686a' };
const MINT_WALL = { wall: '#d7e8e4', stripe: '#c9dfda', vest: '#12686a' };
const SAND_ROOM = { wall: '#e8dac0', floor: '#d8c7a3' };
const MINT_ROOM = { wall: '#cfe3de', floor: '#b4cfc8' };
const ROSE_ROOM = { wall: '#f2dcc0', floor: '#dcb98f' };
const TILES = ['#c4633c', '#b5532f', '#d27c4e', '#5f8482', '#e3a11b'];
const PALE = ['#fbf7ef', '#ecdfc6', '#e3a11b', '#d8b98a'];
const guests = crowd(createRandom(3), 2);

/** People at work for the banner and the news. */
export const wideScenes: Readonly<Record<'bnr-musyawarah-jalan' | 'news-musyawarah' | 'news-ukur', Paint>> = {
  'bnr-musyawarah-jalan': meetingScene({
    seed: 21,
    ...SAND_ROOM,
    map: map('plan', 9, 0.9),
    speaker: officer('jilbab', SKINS[2]),
    side: 'left',
    seats: 8,
    rows: 1,
  }),
  'news-musyawarah': meetingScene({
    seed: 4,
    ...SAND_ROOM,
    map: map('plan', 7),
    speaker: officer('peci'),
    side: 'left',
    seats: 6,
    rows: 2,
  }),
  'news-ukur': surveyScene({ seed: 12, light: DAY }),
};

/** People at work for the gallery, by slug. */
export const galleryScenes: Readonly<Record<string, Paint>> = {
  'gal-loket-01': counterScene({ seed: 3, ...TEAL_WALL, clerks: 2, visitors: 2 }),
  'gal-loket-02': counterScene({ seed: 5, ...SAND_WALL, clerks: 3, visitors: 0, waiting: true }),
  'gal-loket-03': counterScene({ seed: 10, ...MINT_WALL, clerks: 2, visitors: 1 }),
  'gal-loket-04': counterScene({ seed: 13, ...TEAL_WALL, clerks: 3, visitors: 3 }),
  'gal-rapat-01': meetingScene({
    seed: 17,
    ...MINT_ROOM,
    map: map('aerial', 12),
    speaker: officer('hair', SKINS[4]),
    side: 'right',
    seats: 6,
    rows: 2,
  }),
  'gal-rapat-02': tableScene(2, '#d7e8e4', map('sheet', 3, 1)),
  'gal-rapat-03': tableScene(7, '#f2dcc0', map('plan', 6, 1)),
  'gal-kelas-01': meetingScene({
    seed: 9,
    ...ROSE_ROOM,
    map: map('sheet', 12),
    speaker: officer('jilbab', SKINS[3]),
    side: 'right',
    seats: 5,
    rows: 2,
  }),
  'gal-kelas-02': meetingScene({
    seed: 26,
    ...MINT_ROOM,
    map: map('plan', 14, 1),
    speaker: officer('long', SKINS[4]),
    side: 'left',
    seats: 5,
    rows: 1,
  }),
  'gal-kelas-03': meetingScene({
    seed: 29,
    ...SAND_ROOM,
    map: map('dusk', 16),
    speaker: officer('peci', SKINS[0]),
    side: 'right',
    seats: 7,
    rows: 2,
  }),
  'gal-tanam-01': plantingScene({ seed: 6, colours: BRIGHT, people: 4 }),
  'gal-tanam-02': plantingScene({ seed: 7, colours: COOL, people: 3 }),
  'gal-tanam-03': plantingScene({ seed: 15, colours: BRIGHT, people: 3 }),
  'gal-tanam-04': plantingScene({ seed: 20, colours: COOL, people: 4 }),
  'gal-ukur-01': surveyScene({ seed: 31, light: MORNING, guests }),
  'gal-ukur-02': surveyScene({ seed: 18, light: DAY, mirrored: true }),
  'gal-ukur-03': surveyScene({ seed: 14, light: EVENING, mirrored: true, guests }),
  'gal-ukur-04': surveyScene({ seed: 40, light: MORNING, mirrored: true }),
  'gal-pasar-01': marketScene({
    seed: 3,
    sky: ['#bfe0d6', '#f6ead0'],
    stripes: ['#d9604a', '#f4ecdd'],
    desk: 'right',
  }),
  'gal-pasar-02': marketScene({
    seed: 8,
    sky: ['#f7d793', '#fdf1d6'],
    stripes: ['#e3a11b', '#f4ecdd'],
    desk: 'left',
  }),
  'gal-pasar-03': marketScene({
    seed: 11,
    sky: ['#9fd0cd', '#e8f0e2'],
    stripes: ['#b5532f', '#f7dc83'],
    desk: 'right',
  }),
  'gal-maket-01': modelScene({ seed: 5, wall: '#f4ecdd', panel: '#ecdfc6', roofs: TILES, people: 4 }),
  'gal-maket-02': modelScene({ seed: 8, wall: '#d7e8e4', panel: '#c9dfda', roofs: PALE, people: 5 }),
  'gal-maket-03': modelScene({ seed: 11, wall: '#12686a', panel: '#0e5c5e', roofs: TILES, people: 3 }),
  'gal-sepeda-01': cyclingScene({ seed: 3, colours: COOL, riders: 3, walkers: 1 }),
  'gal-sepeda-02': cyclingScene({ seed: 10, colours: BRIGHT, riders: 2, walkers: 2 }),
  'gal-sepeda-03': cyclingScene({ seed: 16, colours: COOL, riders: 1, walkers: 3 }),
  'gal-sepeda-04': cyclingScene({ seed: 22, colours: BRIGHT, riders: 3, walkers: 0 }),
  'gal-meja-01': deskScene({ seed: 3, top: '#c99e66', map: map('plan', 5, 1), angle: -0.08 }),
  'gal-meja-02': deskScene({ seed: 4, top: '#0e4f50', map: map('sheet', 8, 1), angle: 0.06 }),
  'gal-patok-01': markerScene({ seed: 3, light: MORNING, at: 0.3, worker: true }),
  'gal-patok-02': markerScene({ seed: 5, light: DAY, at: 0.66, worker: false }),
  'gal-balai-01': hallScene({
    seed: 3,
    sky: ['#9fd0cd', '#f6ead0'],
    hills: ['#a9d0c5', '#84b7a6'],
    wall: '#fbf7ef',
    roof: ['#c4633c', '#a94a2b'],
    window: '#12686a',
    ground: '#8fb06a',
    people: 3,
  }),
  'gal-balai-02': hallScene({
    seed: 9,
    sky: ['#0e4f50', '#f0b96a'],
    hills: ['#2c6664', '#16494b'],
    wall: '#e8dac0',
    roof: ['#a94a2b', '#8a3c22'],
    window: '#f2b632',
    ground: '#3b6f58',
    people: 4,
  }),
};
