import type { Kelurahan } from '../city/kelurahan.ts';
import type { Parcel } from '../city/parcels.ts';
import { halfway, type Street } from '../city/streets.ts';
import { type Bounds, type Position, rounded } from '../geometry.ts';

/** A file by its path in the folder of the map, and its text. */
export type TextFile = readonly [path: string, text: string];

/** What the search of the page reads. */
export interface Lists {
  readonly kelurahan: readonly Kelurahan[];
  readonly parcels: readonly Parcel[];
  readonly streets: readonly Street[];
  readonly kelurahanAt: (at: Position) => number | undefined;
}

/** The lists of docs/map.md: kota.json, jalan.json where there are streets with names, persil-{id}.json of each kelurahan where there are parcels. */
export function indexFiles({ kelurahan, parcels, streets, kelurahanAt }: Lists): TextFile[] {
  const numbered = parcels.filter(({ id }) => id !== '');
  const lists = kelurahan.map((): Parcel[] => []);
  for (const parcel of numbered) lists[parcel.kelurahan]?.push(parcel);
  const city = kelurahan.map((one, index) => kelurahanRow(one, lists[index] ?? []));
  const named = streetRows({ kelurahan, parcels: numbered, streets, kelurahanAt });
  const files = kelurahan.flatMap(({ id }, index): TextFile[] => {
    const rows = (lists[index] ?? []).toSorted((a, b) => compareNumbers(a.id, b.id)).map(parcelRow);
    return numbered.length > 0 ? [[`indeks/persil-${id}.json`, listed(rows)]] : [];
  });
  return [
    ['indeks/kota.json', listed(city)],
    ...(named.length > 0 ? ([['indeks/jalan.json', listed(named)]] as const) : []),
    ...files,
  ];
}

const listed = (rows: readonly unknown[]): string =>
  rows.length === 0 ? '[]\n' : `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;

const place = ([lon, lat]: Position): Position => [rounded(lon, 6), rounded(lat, 6)];

const box = (bounds: Bounds) => bounds.map((value) => rounded(value, 6));

function kelurahanRow({ id, name, district, centre, bounds }: Kelurahan, parcels: readonly Parcel[]) {
  const counts = new Map<string, number>();
  for (const { shares } of parcels) {
    const zone = shares[0]?.zone ?? '';
    counts.set(zone, (counts.get(zone) ?? 0) + 1);
  }
  const sorted = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const zones = Object.fromEntries(sorted);
  return { id, name, district, centre: place(centre), bounds: box(bounds), parcels: parcels.length, zones };
}

const parcelRow = ({ id, address, shares, area, at }: Parcel) => [
  ...[id, address, shares[0]?.zone ?? '', area],
  ...place(at),
];

/** Numbers within texts by their size, so that 9 comes before 10. */
export function compareNumbers(a: string, b: string): number {
  return COLLATOR.compare(a, b) || (a < b ? -1 : 1);
}

const COLLATOR = new Intl.Collator('id', { numeric: true });

function streetRows({ kelurahan, parcels, streets, kelurahanAt }: Lists) {
  const addressed = kelurahanByStreet(parcels);
  const names = new Map<string, Position[][]>();
  for (const { name, lines } of streets) {
    if (name !== '') names.set(name, [...(names.get(name) ?? []), ...lines]);
  }
  const rows = [...names].map(([name, lines]) => {
    const found = addressed.get(name) ?? new Set(lines.flat().map((at) => kelurahanAt(at)));
    const ids = [...found].flatMap((index) => (index === undefined ? [] : (kelurahan[index]?.id ?? [])));
    return { name, centre: place(halfway(lines)), kelurahan: ids.sort() };
  });
  return rows.sort((a, b) => (a.name < b.name ? -1 : 1));
}

// A house is looked for in the kelurahan of its street: those where parcels have their address there.
function kelurahanByStreet(parcels: readonly Parcel[]): Map<string, Set<number | undefined>> {
  const streets = new Map<string, Set<number | undefined>>();
  for (const { address, kelurahan } of parcels) {
    const [, street] = /^(.*?) (?:no\.? ?)?\d+[a-z]?$/i.exec(address) ?? [];
    if (street === undefined) continue;
    const found = streets.get(street);
    if (found) found.add(kelurahan);
    else streets.set(street, new Set([kelurahan]));
  }
  return streets;
}
