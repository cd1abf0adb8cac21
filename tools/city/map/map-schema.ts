import { said, words } from '@bupc/content/files';
import * as v from 'valibot';
import type { DataTerms, Licence } from '../../../src/domain/map/data-set.ts';
import type { DataTable } from '../../../src/domain/map/data-sources.ts';
import { layersOf, mapCatalogue } from '../../../src/domain/map/map-catalogue.ts';
import type { LayerConfig, LayerLook, MapConfig, SpecialLayer } from '../../../src/domain/map/map-config.ts';
import { safeAddress } from '../../../src/domain/shared/safe-address.ts';
import { field, fields, text, webAddress } from '../fields.ts';

/** What `peta.yaml` says: all of the map but its tables and what the import has made (docs/map.md). */
export interface MapFile {
  /** Where what the map reads stands, an address with a slash at its end: '/peta/'. */
  readonly folder: string;
  /** Files elsewhere than in that folder. */
  readonly tiles?: string;
  readonly index?: string;
  readonly pictures?: string;
  readonly sheets?: string;
  readonly attribution: string;
  readonly regulation: Omit<MapConfig['regulation'], 'slug'> & { readonly teks?: string };
  readonly bounds?: MapConfig['bounds'];
  readonly centre?: MapConfig['centre'];
  readonly attributes?: MapConfig['attributes'];
  readonly layers?: readonly FileLayer[];
  readonly special?: readonly FileSpecial[];
  /** The terms of all data that have none of their own. */
  readonly licence?: Licence;
  readonly tables?: readonly (DataTerms & { readonly id: DataTable })[];
}

/** A layer in the file: its source may be left out where the import has made it. */
export type FileLayer = Omit<LayerConfig, 'source' | 'legend'> &
  Partial<Pick<LayerConfig, 'source' | 'legend'>> &
  Omit<DataTerms, 'date'>;
/** A special layer in the file. */
export type FileSpecial = Pick<SpecialLayer, 'id' | 'name' | 'look'> & Partial<SpecialLayer> & DataTerms;

const isSecure = (value: string): boolean => safeAddress(value) === value && !/^http:/i.test(value);
const address = field<string>(
  said('letak yang diawali /, atau alamat https', 'a path that starts with /, or an https address'),
  isSecure,
);
const folder = field<string>(
  said(
    'letak yang diawali dan diakhiri /, atau alamat https yang diakhiri /',
    'a path that starts and ends with /, or an https address that ends with /',
  ),
  (value) => isSecure(value) && value.endsWith('/'),
);
const colour = field<string>('a colour, written #0f766e', (value) => /^#[0-9a-f]{6}$/i.test(value));
const day = field<string>('a day, written 2026-01-15', (value) => {
  const read = /^\d{4}-\d\d-\d\d$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined;
  // A day that its month lacks becomes one of the next month, or none.
  return Number.isFinite(read?.getTime()) && read?.toISOString().startsWith(value) === true;
});
const positive = field<number>(said('angka di atas 0', 'a number above 0'), (value) => value > 0, 'number');
const length = field<number>(said('angka mulai 0', 'a number from 0'), (value) => value >= 0, 'number');
const degrees = field<number>(said('derajat', 'degrees'), (value) => Math.abs(value) <= 180, 'number');

const look: v.GenericSchema<unknown, LayerLook> = v.variant(
  'kind',
  [
    fields({ kind: v.literal('area'), colour }),
    fields({ kind: v.literal('hatch'), colour }),
    fields({ kind: v.literal('point'), colour }),
    fields({
      kind: v.literal('line'),
      colour,
      width: positive,
      dash: v.exactOptional(v.array(length, said('daftar panjang', 'a list of lengths'))),
    }),
  ],
  said(
    "rupa dengan kind 'area', 'hatch', 'line', atau 'point'",
    "a look with the kind 'area', 'hatch', 'line' or 'point'",
  ),
);

const placeholders = (value: string): readonly string[] => value.match(/\{[^}]*\}/g) ?? [];
const plainAddress = field<string>(
  said(
    'letak yang diawali /, atau alamat https, tanpa {…} di dalamnya',
    'a path that starts with /, or an https address, with no {…} in it',
  ),
  (value) => isSecure(value) && placeholders(value).length === 0,
);
const tileAddress = field<string>(
  said('alamat https dengan {z}, {x}, dan {y} di dalamnya', 'an https address with {z}, {x} and {y} in it'),
  (value) => isSecure(value) && [...placeholders(value)].sort().join('') === '{x}{y}{z}',
);
const source = v.variant(
  'kind',
  [
    fields({ kind: v.literal('tiles'), layer: text }),
    fields({ kind: v.literal('geojson'), url: plainAddress }),
    fields({ kind: v.literal('pmtiles'), url: plainAddress, layer: text }),
    fields({ kind: v.literal('xyz'), url: tileAddress }),
    fields({ kind: v.literal('wms'), url: plainAddress, layers: text }),
  ],
  said(
    "sumber dengan kind 'tiles', 'geojson', 'pmtiles', 'xyz', atau 'wms'",
    "a source with the kind 'tiles', 'geojson', 'pmtiles', 'xyz' or 'wms'",
  ),
);

/** The ids of the catalogue's layers, in its order. */
export const LAYER_IDS = mapCatalogue('').flatMap((category) => layersOf(category).map(({ id }) => id));

const licence = words(
  fields({
    name: words(text, 'Lisensi', 'Seperti CC BY 4.0.'),
    url: v.exactOptional(words(webAddress, 'Bunyinya', 'Alamat http(s) tempat lisensinya dapat dibaca.')),
  }),
  'Lisensi data',
  'Bila kosong, halaman data menyebutnya tidak diketahui.',
);
const download = words(
  v.boolean(said('true atau false', 'true or false')),
  'Dapat diunduh',
  'Tulis false bila datanya tidak boleh diunduh.',
);
const terms = { licence: v.exactOptional(licence), download: v.exactOptional(download) };
const dataDate = v.exactOptional(words(day, 'Tanggal data', 'Seperti 2026-01-15.'));

const layer = fields({
  id: words(
    v.picklist(
      LAYER_IDS,
      said(
        `tanda lapis di daftar: ${LAYER_IDS.join(', ')}`,
        `the id of a layer of the catalogue: ${LAYER_IDS.join(', ')}`,
      ),
    ),
    'Lapisan',
    'Id-nya di katalog peta.',
  ),
  source: v.exactOptional(source),
  date: words(day, 'Tanggal data', 'Seperti 2026-01-15.'),
  origin: words(text, 'Asal', 'Seperti Perda 2/2024.'),
  attribute: v.exactOptional(words(text, 'Kolom', 'Isinya dicocokkan dengan label keterangan.')),
  legend: v.exactOptional(
    v.pipe(
      v.array(fields({ label: text, look }), said('daftar baris', 'a list of rows')),
      v.minLength(
        1,
        said(
          'sedikitnya satu baris, karena tanpanya tidak ada yang digambar',
          'at least one row, for nothing is drawn without',
        ),
      ),
    ),
  ),
  ...terms,
});

const special = fields({
  id: field<string>(
    said(
      'nama pendek dari huruf kecil, angka, dan tanda hubung',
      'a short name of small letters, digits and hyphens',
    ),
    (value) => /^[a-z0-9-]+$/.test(value),
  ),
  name: text,
  look,
  url: v.exactOptional(address),
  title: v.exactOptional(text),
  advice: v.exactOptional(text),
  rule: v.exactOptional(fields({ words: text, href: address })),
  date: dataDate,
  ...terms,
});

const TABLES: readonly DataTable[] = ['zona', 'kegiatan'];
const table = fields({
  id: words(
    v.picklist(TABLES, said("'zona' atau 'kegiatan'", "'zona' or 'kegiatan'")),
    'Tabel',
    'zona atau kegiatan.',
  ),
  date: dataDate,
  ...terms,
});

const onceEach = <T extends { readonly id: string }>(takes: string) =>
  v.check((list: T[]) => new Set(list.map(({ id }) => id)).size === list.length, takes);

const bounds = v.pipe(
  v.strictTuple(
    [degrees, degrees, degrees, degrees],
    said('barat, selatan, timur, utara dalam derajat', 'west, south, east, north in degrees'),
  ),
  v.check(
    ([west, south, east, north]) => west < east && south < north && south >= -90 && north <= 90,
    'west, south, east, north in degrees',
  ),
);

/** The schema of `peta.yaml` (docs/map.md). */
export const mapSchema: v.GenericSchema<unknown, MapFile> = fields({
  folder: words(folder, 'Folder peta', 'Tempat peta yang sudah jadi, seperti /berkas/peta/.'),
  tiles: v.exactOptional(words(address, 'Ubin', 'Hanya bila ubinnya tidak di folder peta.')),
  index: v.exactOptional(words(folder, 'Daftar', 'Hanya bila daftar pencariannya tidak di folder peta.')),
  pictures: v.exactOptional(words(folder, 'Gambar lapisan', 'Folder gambar WebP bernama id lapisan.')),
  sheets: v.exactOptional(words(folder, 'Lembar aturan', 'Folder PDF setiap zona.')),
  attribution: words(text, 'Pemilik data', 'Tampil di sudut peta.'),
  regulation: words(
    fields({
      title: words(text, 'Peraturan', 'Seperti Perwali Nomor 31 Tahun 2021.'),
      about: words(text, 'Tentang', 'Seperti Rencana Detail Tata Ruang 2021-2041.'),
      date: words(day, 'Tanggal data', 'Seperti 2026-07-01.'),
      found: words(text, 'Kata pencarian', 'Kata yang dipakai pencarian situs untuk menemukannya.'),
      teks: v.exactOptional(
        words(
          text,
          'Bunyinya',
          'Nama berkasnya di produk-hukum tanpa .md, seperti perwali-31-2021; peta lalu membuka pasalnya.',
        ),
      ),
    }),
    'Peraturan zona',
    'Yang menetapkan zona di peta.',
  ),
  bounds: v.exactOptional(
    words(bounds, 'Batas', 'Barat, selatan, timur, utara, dalam derajat; bila kosong, menurut impor.'),
  ),
  centre: v.exactOptional(
    words(
      v.strictTuple(
        [degrees, degrees],
        said('bujur, lintang dalam derajat', 'longitude, latitude in degrees'),
      ),
      'Tengah',
      'Bujur, lintang; bila kosong, menurut impor.',
    ),
  ),
  attributes: v.exactOptional(fields({ parcel: text, zone: text, area: text, address: text })),
  layers: v.exactOptional(
    v.pipe(
      v.array(layer, said('daftar lapis', 'a list of layers')),
      onceEach(said('setiap lapis sekali', 'each layer once')),
    ),
  ),
  special: v.exactOptional(
    v.pipe(
      v.array(special, said('daftar lapis khusus', 'a list of special layers')),
      onceEach(said('setiap lapis khusus sekali', 'each special layer once')),
    ),
  ),
  licence: v.exactOptional(licence),
  tables: v.exactOptional(
    words(
      v.pipe(
        v.array(table, said('daftar tabel', 'a list of tables')),
        onceEach(said('setiap tabel sekali', 'each table once')),
      ),
      'Unduhan tabel',
      'Tanggal, lisensi, dan unduhan tabel zona dan kegiatan.',
    ),
  ),
}) as v.GenericSchema<unknown, MapFile>;
