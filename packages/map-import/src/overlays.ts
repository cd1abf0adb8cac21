import { leave, ofKind, opened } from './account.ts';
import { dissolve } from './city/dissolve.ts';
import { textOf } from './city/fields.ts';
import type { Kelurahan } from './city/kelurahan.ts';
import type { Feature, Polygon } from './geometry.ts';
import type { Gdal } from './read/gdal.ts';
import { fieldsOf } from './read/read-entries.ts';
import { Refusal } from './refusal.ts';
import type { Roles } from './roles.ts';
import type { Source } from './source/source.ts';
import * as texts from './texts.ts';
import type { TextFile } from './write/index-files.ts';
import { type LayerFeature, layerFeatures, layerFile } from './write/layer-files.ts';

/** A layer to write, by its id. */
export interface Overlay {
  readonly id: string;
  readonly file: TextFile;
  /** How many features it has. */
  readonly count: number;
}

/** The layers of the catalogue that sumber.yaml names. */
export async function catalogueLayers(roles: Roles, entries: Source['lapisan']): Promise<Overlay[]> {
  refuseRepeated(entries);
  const parts = new Map<string, LayerFeature[]>();
  for (const { id, nama, jenis, ...entry } of entries) {
    const read = await roles.reader.read(entry);
    const fields = fieldsOf(read, { nama, jenis });
    const features = layerFeatures(read.features, ({ properties }) => ({
      jenis: textOf(properties, fields.jenis),
      nama: textOf(properties, fields.nama),
    }));
    opened(roles, read, id).used = features.length;
    parts.set(id, [...(parts.get(id) ?? []), ...features]);
  }
  return [...parts].map(([id, features]) => layerOf(id, features));
}

const layerOf = (id: string, features: readonly LayerFeature[], name = id): Overlay => ({
  ...{ id, file: layerFile(name, features), count: features.length },
});

/** The special layers: from a file of their own, or from a provision's field of the plan's blocks. */
export async function specialLayers(roles: Roles, gdal: Gdal, { khusus, zona }: Source): Promise<Overlay[]> {
  refuseRepeated(khusus);
  const all: Overlay[] = [];
  for (const one of khusus) {
    const { id, berkas } = one;
    if (berkas === undefined && (one.bidang === undefined || zona.length === 0)) {
      throw new Refusal(texts.needsZones(id));
    }
    const entries = berkas === undefined ? zona : [{ berkas, lapis: one.lapis, proyeksi: one.proyeksi }];
    const features: LayerFeature[] = [];
    for (const entry of entries) {
      const read = await roles.reader.read(entry);
      const { judul, anjuran, bidang } = one;
      const fields = fieldsOf(read, { judul, anjuran, bidang });
      const { account, features: areas } = ofKind(roles, read, 'area', id);
      const chosen = areas.filter(
        ({ properties }) => fields.bidang === undefined || holds(textOf(properties, fields.bidang)),
      );
      leave(account, 'noProvision', areas.length - chosen.length);
      account.used = chosen.length;
      features.push(...layerFeatures(chosen, (feature) => titleAndAdvice(feature, one, fields)));
    }
    if (features.length === 0) {
      roles.report.notes.push(texts.emptySpecial(id, one.bidang ?? ''));
      continue;
    }
    const joined = one.bidang === undefined ? features : await joinedAlike(gdal, features);
    all.push(layerOf(id, joined, `khusus-${id}`));
  }
  return all;
}

/** Whether a provision's field says that the provision holds: not when empty, 0, - or 'tidak'. */
export const holds = (text: string): boolean => !/^(|0+([.,]0+)?|-+|tidak( ada)?|null|n\/a)$/i.test(text);

function titleAndAdvice(
  { properties }: Feature,
  { nama, teks }: Source['khusus'][number],
  { judul, anjuran, bidang }: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const provision = textOf(properties, bidang);
  const isPhrase = /\p{L}{3,} /u.test(provision);
  const title = textOf(properties, judul) || (isPhrase ? provision : '') || nama;
  return { nama: title, anjuran: textOf(properties, anjuran) || (teks ?? '') };
}

async function joinedAlike(gdal: Gdal, features: readonly LayerFeature[]): Promise<LayerFeature[]> {
  const parts = features.map(({ properties, shape }) => ({
    key: JSON.stringify(properties),
    polygons: shape.coordinates as Polygon[],
  }));
  const joined = await dissolve(gdal, parts, { width: 0, hole: 1 });
  return [...joined].map(([key, coordinates]) => ({
    properties: JSON.parse(key),
    shape: { type: 'MultiPolygon', coordinates },
  }));
}

/** Half a metre, in degrees: boundaries that an office draws twice do not meet exactly. */
const GAP = 5e-6;

/** The boundaries that come from the kelurahan, where sumber.yaml gives none of its own. */
export async function boundaryLayers(
  gdal: Gdal,
  kelurahan: readonly Kelurahan[],
  given: readonly string[],
): Promise<Overlay[]> {
  if (kelurahan.every(({ polygons }) => polygons.length === 0)) return [];
  const union = (keyOf: (one: Kelurahan) => string) =>
    dissolve(
      gdal,
      kelurahan.map((one) => ({ key: keyOf(one), polygons: one.polygons })),
      { width: GAP, hole: 1000 },
    );
  const named = (joined: ReadonlyMap<string, Polygon[]>): LayerFeature[] =>
    [...joined].map(([nama, coordinates]) => ({
      properties: { nama },
      shape: { type: 'MultiPolygon', coordinates },
    }));
  const districts = kelurahan.filter(({ district }) => district !== '');
  const makers: Readonly<Record<string, () => Promise<LayerFeature[]>>> = {
    'batas-kota': async () => named(await union(() => texts.CITY)),
    ...(districts.length === kelurahan.length && {
      'batas-kecamatan': async () => named(await union(({ district }) => district)),
    }),
    'batas-kelurahan': async () =>
      kelurahan.map(({ name, district, polygons }) => ({
        properties: { nama: name, ...(district && { kecamatan: district }) },
        shape: { type: 'MultiPolygon', coordinates: polygons },
      })),
  };
  const wanted = Object.entries(makers).filter(([id]) => !given.includes(id));
  return Promise.all(wanted.map(async ([id, make]) => layerOf(id, await make())));
}

function refuseRepeated(entries: readonly { readonly id: string }[]): void {
  const ids = entries.map(({ id }) => id);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated !== undefined && entries.length > 0) throw new Refusal(texts.sameSpecial(repeated));
}
