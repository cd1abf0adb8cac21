import type { ParcelEntry } from '../../../../src/domain/map/city-overview.ts';
import { signedArea } from '../../../../src/domain/map/measure.ts';
import { createRandom } from '../../../../tools/random.ts';
import { type Block, within } from './blocks.ts';
import { degrees, type Metres } from './ground.ts';
import { acrossName } from './streets.ts';

/** A parcel of the plan; what a list says of it, and its corners. */
export interface DrawnParcel {
  readonly entry: ParcelEntry;
  readonly part: number;
  readonly corners: Block['corners'];
  /** The corners of its building; none on open land. */
  readonly building?: Block['corners'];
}

/** Metres along the street; zones without one are a parcel a block. */
const FRONTAGE: Readonly<Record<string, number>> = {
  'R-2': 15,
  'R-3': 19,
  'R-4': 26,
  'C-1': 19,
  'K-2': 21,
  'K-1': 42,
  KT: 42,
  SPU: 58,
  KPI: 62,
};
const TWO_ROWS = ['R-2', 'R-3', 'R-4', 'C-1', 'K-2'];
const NOT_PARCELLED = ['PS', 'EM', 'BA'];
const SEED = 7_411;

/** Gives the parcels of all blocks, numbered within each kelurahan from the south-west. */
export function parcelsOf(blocks: readonly Block[]): DrawnParcel[] {
  const random = createRandom(SEED);
  const counts = new Map<number, number>();
  const houses = new Map<string, number>();
  return blocks
    .filter(({ zone }) => !NOT_PARCELLED.includes(zone))
    .flatMap((block) =>
      lots(block, random).map(({ corners, faces }) => {
        const { part, zone, row } = block;
        const number = (counts.get(part) ?? 0) + 1;
        counts.set(part, number);
        const street = acrossName(faces === 'south' ? row : row + 1, part);
        const key = `${part} ${street} ${faces}`;
        const house = houses.get(key) ?? (faces === 'south' ? 2 : 1);
        houses.set(key, house + 2);
        const entry: ParcelEntry = {
          id: `${String(part + 1).padStart(2, '0')}.${String(number).padStart(4, '0')}`,
          address: `${street} ${house}`,
          zone,
          area: Math.round(Math.abs(signedArea(corners))),
          at: degrees(within(corners, 0.5, 0.5)),
        };
        const building = buildingOn(corners, zone, random);
        return { entry, part, corners, ...(building && { building }) };
      }),
    );
}

interface Lot {
  readonly corners: Block['corners'];
  readonly faces: 'south' | 'north';
}

function lots({ corners, zone }: Block, random: () => number): Lot[] {
  const frontage = FRONTAGE[zone];
  const long = Math.hypot(corners[1][0] - corners[0][0], corners[1][1] - corners[0][1]);
  const count = frontage === undefined ? 1 : Math.max(1, Math.round(long / frontage));
  const isTwo = TWO_ROWS.includes(zone);
  const split = isTwo ? 0.5 : 1;
  const row = (faces: Lot['faces'], from: number, to: number) =>
    cuts(count, random).map((s) => ({ s, from, to, faces }));
  const rows = [row('south', 0, split), isTwo ? row('north', split, 1) : []];
  return rows.flat().map(({ s: [left, right], from, to, faces }) => ({
    faces,
    corners: [
      within(corners, left, from),
      within(corners, right, from),
      within(corners, right, to),
      within(corners, left, to),
    ],
  }));
}

// Cuts a row into so many pieces of nearly the same width.
function cuts(count: number, random: () => number): [number, number][] {
  const places = Array.from({ length: count + 1 }, (_, index) =>
    index === 0 || index === count ? index / count : (index + (random() - 0.5) * 0.3) / count,
  );
  return places.slice(1).map((right, index) => [places[index] ?? 0, right]);
}

const OPEN = ['RTH-1', 'RTH-2', 'RTH-4', 'P-1'];

function buildingOn(
  corners: Block['corners'],
  zone: string,
  random: () => number,
): Block['corners'] | undefined {
  if (OPEN.includes(zone) || random() > 0.84) return undefined;
  const side = 0.08 + random() * 0.12;
  const front = 0.14 + random() * 0.1;
  const back = 0.9 - random() * 0.22;
  const point = (s: number, t: number): Metres => within(corners, s, t);
  return [point(side, front), point(1 - side, front), point(1 - side, back), point(side, back)];
}
