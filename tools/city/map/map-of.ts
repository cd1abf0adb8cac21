import type { Made } from '@bupc/map-import/schemas';
import type {
  LayerConfig,
  LayerLook,
  LayerSource,
  MapConfig,
  SpecialLayer,
} from '../../../src/domain/map/map-config.ts';
import type { FileLayer, FileSpecial, MapFile } from './map-schema.ts';

/** What the map's files and tables say, before it is known what the import has made. */
export interface MapParts extends Pick<MapConfig, 'zones' | 'activities' | 'needs'> {
  readonly file: MapFile;
  /** Absent where the map's files come from elsewhere: then all of it is there. */
  readonly made?: Made;
  /** Whether the index has a list of old numbers. */
  readonly hasOldNumbers?: boolean;
}

/** The attributes of a parcel as the import names them. */
export const ATTRIBUTES = { parcel: 'persil', zone: 'zona', area: 'luas', address: 'alamat' } as const;

/** The layer of the catalogue that the import cuts into tiles. */
export const BLOCKS_LAYER = 'rdtr-pola-ruang';

/** The boundaries as the site draws them where the office says nothing else. */
const BOUNDARIES: Readonly<Record<string, readonly [label: string, look: LayerLook]>> = {
  'batas-kota': ['Batas kota', { kind: 'line', colour: '#0a3b3d', width: 2.2, dash: [5.5, 2, 1, 2] }],
  'batas-kecamatan': ['Batas kecamatan', { kind: 'line', colour: '#115e5d', width: 2, dash: [6, 4] }],
  'batas-kelurahan': ['Batas kelurahan', { kind: 'line', colour: '#0f766e', width: 2, dash: [0.1, 4] }],
};

const SPECIAL_LOOK: LayerLook = { kind: 'hatch', colour: '#125A82' };

const regulationOf = ({ teks, ...regulation }: MapFile['regulation']): MapConfig['regulation'] => ({
  ...regulation,
  ...(teks !== undefined && { slug: teks }),
});

/** Makes the map's configuration of what the office's files and tables say and of what the import has made (docs/map.md). */
export function mapOf({ file, made, hasOldNumbers, zones, activities, needs }: MapParts): MapConfig {
  const { folder, tiles, index, pictures, sheets, attribution, regulation, attributes } = file;
  const counts = made?.counts;
  // The day of the data: that given to the import, else that of peta.yaml.
  const date = made?.date || regulation.date;
  const hasLand = (code: string): boolean => made?.zones?.includes(code) ?? true;
  return {
    bounds: file.bounds ?? made?.bounds ?? [0, 0, 0, 0],
    centre: file.centre ?? made?.centre ?? [0, 0],
    tiles: tiles ?? `${folder}kota.pmtiles`,
    index: index ?? `${folder}indeks/`,
    ...(pictures !== undefined && { pictures }),
    ...(sheets !== undefined && { sheets }),
    attribution,
    attributes: attributes ?? ATTRIBUTES,
    regulation: { ...regulationOf(regulation), date },
    has: {
      parcels: counts === undefined || counts.parcels > 0,
      streets: counts === undefined || counts.streets > 0,
      kelurahan: counts === undefined || counts.kelurahan > 0,
    },
    ...(hasOldNumbers && { oldNumbers: { date: made?.date ?? '' } }),
    layers: layersOf(file, date, made),
    special: specialOf(file, made),
    zones: zones.map((zone) => (hasLand(zone.code) ? zone : { ...zone, isLandless: true as const })),
    activities,
    needs,
  };
}

function layersOf(
  { folder, layers = [], regulation, attribution }: MapFile,
  date: string,
  made?: Made,
): LayerConfig[] {
  const written = new Set(made?.layers);
  const isThere = ({ id, source }: FileLayer): boolean =>
    source !== undefined || id === BLOCKS_LAYER || made === undefined || written.has(id);
  const own = layers.filter(isThere).map((layer) => completed(layer, folder));
  const known = new Set(layers.map(({ id }) => id));
  const missing = [...Object.keys(BOUNDARIES), BLOCKS_LAYER].filter(
    (id) => !known.has(id) && (id === BLOCKS_LAYER || written.has(id)),
  );
  const facts = { date, origin: attribution };
  return [
    ...missing.filter((id) => id !== BLOCKS_LAYER).map((id) => completed({ id, ...facts }, folder)),
    ...own,
    ...missing
      .filter((id) => id === BLOCKS_LAYER)
      .map((id) => completed({ id, date, origin: regulation.title, attribute: 'zona' }, folder)),
  ];
}

function completed({ licence: _, download: __, ...layer }: FileLayer, folder: string): LayerConfig {
  const boundary = BOUNDARIES[layer.id];
  const legend = layer.legend ?? (boundary ? [{ label: boundary[0], look: boundary[1] }] : []);
  return { ...layer, source: layer.source ?? sourceOf(layer.id, folder), legend };
}

/** Returns where the import writes a layer of the catalogue: the zones are in the tiles. */
export const sourceOf = (id: string, folder: string): LayerSource =>
  id === BLOCKS_LAYER
    ? { kind: 'tiles', layer: 'blok' }
    : { kind: 'geojson', url: `${folder}lapisan/${id}.geojson` };

function specialOf({ folder, special = [] }: MapFile, made?: Made): SpecialLayer[] {
  const written = new Map(made?.special.map(({ id, name }) => [id, name]));
  const own = special.filter(({ id, url }) => url !== undefined || made === undefined || written.has(id));
  const known = new Set(special.map(({ id }) => id));
  const others = [...written].filter(([id]) => !known.has(id));
  return [...own, ...others.map(([id, name]) => ({ id, name, look: SPECIAL_LOOK }))].map(
    ({ licence: _, download: __, date: ___, ...layer }: FileSpecial) => ({
      url: `${folder}lapisan/khusus-${layer.id}.geojson`,
      title: 'nama',
      advice: 'anjuran',
      ...layer,
    }),
  );
}
