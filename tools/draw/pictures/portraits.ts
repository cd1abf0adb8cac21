import type { Paint } from '../kit/canvas.ts';
import { portrait } from '../scenes/portrait.ts';
import type { PortraitOptions } from '../scenes/portrait-types.ts';

const WHITE = '#fbf7ef';
const TEAL = { ground: '#12686a', triangles: '#0e5759' };
const GOLD = { ground: '#e3a11b', triangles: '#f2b632' };
const SAND = { ground: '#ecdfc6', triangles: '#e2d1b0' };
const MINT = { ground: '#d7e8e4', triangles: '#c3dcd6' };

const people: Readonly<Record<string, PortraitOptions>> = {
  wk: {
    ...TEAL,
    skin: '#a9744f',
    coat: '#06292b',
    shirt: WHITE,
    head: 'peci',
    headColour: '#031a1c',
    dress: 'jacket',
    tie: '#b5532f',
  },
  wwk: {
    ...GOLD,
    skin: '#c08a62',
    coat: '#0e4f50',
    shirt: WHITE,
    head: 'jilbab',
    headColour: '#f4ecdd',
    dress: 'batik',
  },
  'staf-kepala-pusat': {
    ...SAND,
    skin: '#9a6544',
    coat: '#0e4f50',
    shirt: WHITE,
    head: 'jilbab',
    headColour: '#b5532f',
    dress: 'jacket',
  },
  'staf-sekretaris': {
    ...MINT,
    skin: '#b98058',
    coat: '#7a4a33',
    shirt: WHITE,
    head: 'short',
    headColour: '#1d2a26',
    dress: 'batik',
  },
  'staf-bidang-ruang': {
    ...TEAL,
    skin: '#c08a62',
    coat: '#ecdfc6',
    shirt: '#0e4f50',
    head: 'bob',
    headColour: '#2a211b',
    dress: 'jacket',
  },
  'staf-bidang-tanah': {
    ...GOLD,
    skin: '#8a5a3c',
    coat: '#26413f',
    shirt: WHITE,
    head: 'peci',
    headColour: '#06292b',
    dress: 'jacket',
    tie: '#12686a',
  },
  'staf-tim-peta': {
    ...MINT,
    skin: '#a9744f',
    coat: '#12686a',
    shirt: WHITE,
    head: 'short',
    headColour: '#23302f',
    dress: 'vest',
  },
  'staf-analis-ruang': {
    ...SAND,
    skin: '#c08a62',
    coat: '#b5532f',
    shirt: WHITE,
    head: 'bun',
    headColour: '#2a211b',
    dress: 'plain',
  },
  'staf-petugas-loket': {
    ...GOLD,
    skin: '#9a6544',
    coat: '#12686a',
    shirt: WHITE,
    head: 'jilbab',
    headColour: '#0a3b3d',
    dress: 'vest',
  },
  'staf-juru-ukur': {
    ...TEAL,
    skin: '#8a5a3c',
    coat: '#e3a11b',
    shirt: '#f4ecdd',
    head: 'helmet',
    headColour: '#fbf7ef',
    dress: 'vest',
  },
};

/** Painters of the two leaders and the staff, by slug; laid out 560 by 640. */
export const portraits: readonly [slug: string, paint: Paint][] = Object.entries(people).map(
  ([slug, who]) => [slug, portrait(who)],
);
