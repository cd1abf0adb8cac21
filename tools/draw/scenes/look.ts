import { at, pick, type Random } from '../../random.ts';

/** What a person wears on the head. */
export type Headwear = 'hair' | 'long' | 'jilbab' | 'peci' | 'helmet' | 'caping';

/** How a person looks; faces stay without features. */
export interface Look {
  readonly skin: string;
  readonly top: string;
  readonly bottom: string;
  readonly head: Headwear;
  readonly headColour: string;
  /** A vest over the shirt. */
  readonly vest?: string;
  /** Wears a long skirt. */
  readonly skirt: boolean;
}

export const SKINS = ['#8a5a3c', '#a9744f', '#b98058', '#9a6544', '#c08a62'] as const;
const TOPS = [
  '#0e4f50',
  '#b5532f',
  '#12686a',
  '#e3a11b',
  '#5f8482',
  '#7a4a33',
  '#f4ecdd',
  '#4f86ad',
  '#d9604a',
];
const VEILS = ['#f4ecdd', '#f7dc83', '#8fb9b5', '#e0a080', '#0e4f50', '#d9cba9'];
const BOTTOMS = ['#0a3b3d', '#26413f', '#4b3a2c', '#1d2a26'];
const HAIR = ['#1d2a26', '#2a211b', '#23302f'];

// In this order, so that every group is a mixed one.
const HEADS: readonly Headwear[] = [
  'hair',
  'jilbab',
  'peci',
  'long',
  'jilbab',
  'hair',
  'jilbab',
  'hair',
  'long',
];

function someone(random: Random, head: Headwear, top: string): Look {
  return {
    skin: pick(random, SKINS),
    top,
    bottom: pick(random, BOTTOMS),
    head,
    headColour:
      head === 'jilbab'
        ? pick(
            random,
            VEILS.filter((veil) => veil !== top),
          )
        : head === 'peci'
          ? '#06292b'
          : pick(random, HAIR),
    skirt: head === 'jilbab' && random() < 0.8,
  };
}

/** Makes up some people; among three beside each other no two wear the same shirt. */
export function crowd(random: Random, count: number): Look[] {
  const people: Look[] = [];
  const first = Math.floor(random() * HEADS.length);
  while (people.length < count) {
    const worn = people.slice(-2).map((look) => look.top);
    const free = TOPS.filter((top) => !worn.includes(top));
    people.push(someone(random, at(HEADS, first + people.length), pick(random, free)));
  }
  return people;
}

/** Someone of the office: a cream shirt, a teal vest. */
export function officer(head: Headwear, skin: string = SKINS[1]): Look {
  const headColour = {
    hair: '#1d2a26',
    long: '#2a211b',
    jilbab: '#e3a11b',
    peci: '#06292b',
    helmet: '#f2b632',
    caping: '#d8b98a',
  };
  return {
    skin,
    top: '#f4ecdd',
    bottom: '#0a3b3d',
    head,
    headColour: headColour[head],
    vest: '#12686a',
    skirt: false,
  };
}

/** Someone of the field team: a work shirt, a helmet. */
export function fieldWorker(top: string, helmet: string, skin: string = SKINS[0]): Look {
  return { skin, top, bottom: '#0a3b3d', head: 'helmet', headColour: helmet, skirt: false };
}
