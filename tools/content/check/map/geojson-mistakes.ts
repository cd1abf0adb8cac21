import { said } from '@bupc/content/files';
import type { Bounds } from '../../../../src/domain/map/geometry.ts';
import type { LayerConfig, SpecialLayer } from '../../../../src/domain/map/map-config.ts';
import { judgeGeometry } from './geometry-mistakes.ts';
import type { Mistake } from './mistake.ts';

/** What a file of GeoJSON is for: a layer of the catalogue, or one that is looked up for a place. */
export type GeoJsonUse =
  | { readonly kind: 'layer'; readonly layer: Pick<LayerConfig, 'attribute' | 'legend'> }
  | { readonly kind: 'special'; readonly layer: Pick<SpecialLayer, 'name' | 'title' | 'advice'> };

type Json = Readonly<Record<string, unknown>>;

/** Gives the mistakes in a file of GeoJSON; those of one feature hide none of another. */
export function geoJsonMistakes(text: string, use: GeoJsonUse, bounds: Bounds): Mistake[] {
  const whole = (message: string): Mistake[] => [{ level: 'error', sort: 'no GeoJSON', message }];
  if (/^\s*</.test(text))
    return whole(
      said(
        'ini halaman web atau XML, bukan GeoJSON; ekspor lapisnya sebagai GeoJSON',
        'this is a web page or XML, not GeoJSON; export the layer as GeoJSON',
      ),
    );
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const why = error instanceof Error ? error.message : '';
    return whole(
      said(
        `ini bukan JSON (${why}); ekspor lapisnya sekali lagi sebagai GeoJSON`,
        `this is no JSON (${why}); export the layer as GeoJSON again`,
      ),
    );
  }
  const features = isObject(json) && json.type === 'FeatureCollection' ? json.features : undefined;
  if (!Array.isArray(features))
    return whole(
      said(
        'ini bukan FeatureCollection; ekspor lapisnya sebagai GeoJSON',
        'this is no FeatureCollection; export the layer as GeoJSON',
      ),
    );
  if (features.length === 0) {
    return [
      {
        level: 'warning',
        sort: 'empty',
        message: said(
          'tidak ada fitur di dalamnya; peta tidak menampilkan apa pun',
          'this holds no feature; the map shows nothing of it',
        ),
      },
    ];
  }
  return [
    ...projection(json),
    ...features.flatMap((feature: unknown, index) => {
      const place = placeOf(feature, index);
      const found = featureMistakes(feature, use, bounds);
      return found.map(({ message, ...mistake }) => ({ ...mistake, message: `${place} ${message}` }));
    }),
  ];
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function projection(json: unknown): Mistake[] {
  const crs =
    isObject(json) && isObject(json.crs) && isObject(json.crs.properties) ? json.crs.properties : {};
  if (typeof crs.name !== 'string' || /(CRS84|EPSG:+4326)$/.test(crs.name)) return [];
  const message = said(
    `crs berisi ${crs.name}; ekspor datanya sebagai EPSG:4326`,
    `crs says ${crs.name}; export the data as EPSG:4326`,
  );
  return [{ level: 'error', sort: 'not in WGS 84 by its crs', message }];
}

function placeOf(feature: unknown, index: number): string {
  const properties = isObject(feature) && isObject(feature.properties) ? feature.properties : {};
  const name = typeof properties.nama === 'string' ? properties.nama.trim() : '';
  return `features[${index}]${name === '' ? '' : ` (${name})`}`;
}

function featureMistakes(feature: unknown, use: GeoJsonUse, bounds: Bounds): Mistake[] {
  if (!isObject(feature) || feature.type !== 'Feature') {
    return [
      {
        level: 'error',
        sort: 'no feature',
        message: said('bukan Feature dan ditinggalkan; hapus', 'is no Feature and is left out; remove it'),
      },
    ];
  }
  const { shape, mistakes } = judgeGeometry(feature.geometry, bounds);
  const properties = isObject(feature.properties) ? feature.properties : {};
  const rules =
    use.kind === 'layer' ? legendMistakes(properties, shape, use) : specialMistakes(properties, shape, use);
  return [...mistakes, ...rules];
}

type Use<Kind> = Extract<GeoJsonUse, { readonly kind: Kind }>;

const SHAPES = { area: ['Polygon'], hatch: ['Polygon'], line: ['LineString', 'Polygon'], point: ['Point'] };

function legendMistakes(
  properties: Json,
  shape: string | undefined,
  { layer: { attribute, legend } }: Use<'layer'>,
): Mistake[] {
  const value = attribute === undefined ? undefined : properties[attribute];
  const rows = attribute === undefined ? legend : legend.filter(({ label }) => label === value);
  if (rows.length === 0) {
    const labels = legend.map(({ label }) => label).join(', ');
    const problem =
      value === undefined
        ? said(`tidak punya ${attribute}`, `has no ${attribute}`)
        : said(`punya ${attribute} ${JSON.stringify(value)}`, `has ${attribute} ${JSON.stringify(value)}`);
    const message = said(
      `${problem}, yang tidak ada barisnya di legenda, dan tidak digambar; tulis salah satu dari ${labels}`,
      `${problem}, which no row of the legend is for, and is not drawn; write one of ${labels}`,
    );
    return [{ level: 'error', sort: 'not in the legend', message }];
  }
  if (shape === undefined || rows.some(({ look }) => SHAPES[look.kind].includes(shape))) return [];
  const looks = [...new Set(rows.map(({ look }) => look.kind))].join(' or ');
  const message = said(
    `berupa ${shape}, yang tidak digambar oleh baris legendanya (${looks}); ubah salah satunya`,
    `is a ${shape}, which its row of the legend, drawn as ${looks}, does not draw; change either`,
  );
  return [{ level: 'error', sort: 'not drawn', message }];
}

function specialMistakes(
  properties: Json,
  shape: string | undefined,
  { layer: { name, title, advice } }: Use<'special'>,
): Mistake[] {
  const mistakes: Mistake[] = [];
  if (shape !== undefined && shape !== 'Polygon') {
    const message = said(
      `berupa ${shape} dan ditinggalkan; tempat hanya dicari di dalam bidang`,
      `is a ${shape} and is left out; places are looked up in areas alone`,
    );
    mistakes.push({ level: 'error', sort: 'no area', message });
  }
  if (isBlank(properties[title])) {
    const message = said(
      `tidak punya ${title}; kartu tempat menulis '${name}' sebagai gantinya`,
      `has no ${title}; the card of a place says '${name}' in its stead`,
    );
    mistakes.push({ level: 'warning', sort: 'no title', message });
  }
  if (isBlank(properties[advice])) {
    const message = said(
      `tidak punya ${advice}; tulis akibatnya bagi yang membangun di sana`,
      `has no ${advice}; write what follows from it for who builds there`,
    );
    mistakes.push({ level: 'warning', sort: 'no advice', message });
  }
  return mistakes;
}

const isBlank = (value: unknown): boolean =>
  typeof value === 'number' ? false : typeof value !== 'string' || value.trim() === '';
