import { Document, isMap, isScalar, isSeq, visit } from 'yaml';
import { OFFICE_FILE } from './city-files.ts';
import { ATTRIBUTES, sourceOf } from './map/map-of.ts';
import { MAP_FILE, MAP_FOLDER } from './map/read-map.ts';
import { PATTERN_WORDS, ZONE_COLUMNS } from './map/zone-table.ts';

/** What a configuration file of before exports. */
export type Old = Readonly<Record<string, unknown>>;
interface OldZone {
  readonly code: string;
  readonly name: string;
  readonly group: string;
  readonly light: string;
  readonly dark: string;
  readonly pattern: string;
  readonly coverage: number;
  readonly floorRatio: number;
  readonly green: number;
  readonly storeys: number;
  readonly height: number;
  readonly setback: { readonly front: number; readonly rear: number; readonly side: number };
  readonly clause: string;
}
interface OldActivity {
  readonly id: string;
  readonly name: string;
  readonly words: readonly string[];
  readonly allowed: readonly string[];
  readonly conditional: Readonly<Record<string, string>>;
}

/**
 * Gives the office's files of today, by their names in the content folder, from the configuration of before.
 * @param city what site.config.ts exported as `config`
 * @param map what map.config.ts exported as `map`
 */
export function movedFiles(city: Old | undefined, map: Old | undefined): Readonly<Record<string, string>> {
  return { ...(city && { [OFFICE_FILE]: yaml(city) }), ...(map && mapFiles(map)) };
}

const SHORT = ['look', 'source', 'hours'];

/** Writes YAML as a person would: numbers of one list, and how something looks, in one line. */
function yaml(value: unknown): string {
  const document = new Document(value);
  visit(document, {
    Pair(_, { key, value: held }) {
      if (isSeq(held))
        held.flow = held.items.every((item) => isScalar(item) && typeof item.value === 'number');
      if (isMap(held)) held.flow = isScalar(key) && SHORT.includes(String(key.value));
    },
  });
  return document.toString({ lineWidth: 120, singleQuote: true });
}

/** Writes what differs from what the map's reader takes where nothing is written (map/map-of.ts). */
function mapFiles({ zones, activities, ...own }: Old): Record<string, string> {
  const folder = String(own.index).replace(/indeks\/$/, '');
  const plain = { tiles: `${folder}kota.pmtiles`, index: `${folder}indeks/`, attributes: ATTRIBUTES };
  const layers = (own.layers as OldLayer[]).map((layer) =>
    without(layer, { source: sourceOf(layer.id, folder), legend: [] }),
  );
  const special = (own.special as OldLayer[]).map((layer) =>
    without(layer, { url: `${folder}lapisan/khusus-${layer.id}.geojson`, title: 'nama', advice: 'anjuran' }),
  );
  return {
    [MAP_FILE]: yaml({ folder, ...without(own, plain), layers, special }),
    [`${MAP_FOLDER}/zona.csv`]: csv([[...ZONE_COLUMNS], ...(zones as OldZone[]).map(zoneRow)]),
    ...activityFiles(activities as OldActivity[], zones as OldZone[]),
  };
}

type OldLayer = Old & { readonly id: string };

/** Gives a record without the fields that hold what they would hold anyway. */
function without(record: Old, plain: Old): Old {
  const isPlain = (name: string, value: unknown) => JSON.stringify(plain[name]) === JSON.stringify(value);
  return Object.fromEntries(Object.entries(record).filter(([name, value]) => !isPlain(name, value)));
}

const wordOf = (pattern: string): string =>
  Object.entries(PATTERN_WORDS).find(([, one]) => one === pattern)?.[0] ?? '';
const decimal = (value: number): string => String(value).replace('.', ',');

function zoneRow(zone: OldZone): string[] {
  const { code, name, group, light, dark, pattern, setback, clause } = zone;
  const numbers = [zone.coverage, zone.floorRatio, zone.green, zone.storeys, zone.height];
  const edges = [setback.front, setback.rear, setback.side];
  return [code, name, group, light, dark, wordOf(pattern), ...[...numbers, ...edges].map(decimal), clause];
}

function activityFiles(
  activities: readonly OldActivity[],
  zones: readonly OldZone[],
): Record<string, string> {
  const codes = zones.map(({ code }) => code);
  const cell = ({ allowed, conditional }: OldActivity, code: string): string =>
    allowed.includes(code) ? 'I' : code in conditional ? 'B' : 'X';
  const rows = activities.map((one) => [
    one.name,
    one.words.join(', '),
    one.id,
    ...codes.map((code) => cell(one, code)),
  ]);
  const conditions = activities.flatMap(({ name, conditional }) =>
    Object.entries(conditional).map(([zone, words]) => [name, zone, words]),
  );
  return {
    [`${MAP_FOLDER}/kegiatan.csv`]: csv([['kegiatan', 'kata lain', 'id', ...codes], ...rows]),
    [`${MAP_FOLDER}/syarat.csv`]: csv([['kegiatan', 'zona', 'syarat'], ...conditions]),
  };
}

const csv = (rows: readonly (readonly string[])[]): string =>
  `${rows.map((row) => row.map(quoted).join(';')).join('\n')}\n`;
const quoted = (cell: string): string => (/[;"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
