import type { Area, Polygon } from '../geometry.ts';
import type { Gdal } from '../read/gdal.ts';
import * as texts from '../texts.ts';
import type { Block } from './blocks.ts';
import { dissolve, type Gaps } from './dissolve.ts';
import { nameOf, textOf } from './fields.ts';
import type { NamedArea } from './kelurahan.ts';

/** Parcels of a file, and which of its fields name their kelurahan and kecamatan. */
export interface ParcelFile {
  readonly areas: readonly Area[];
  readonly fields: Readonly<Record<string, string | undefined>>;
}

/** From what the land of kelurahan can be known. */
export interface KelurahanSources {
  /** From files of their own. */
  readonly named: readonly NamedArea[];
  readonly blocks: readonly Block[];
  readonly parcels: readonly ParcelFile[];
}

/** Kelurahan, and how far their land is known. */
export interface KelurahanAreas {
  readonly areas: readonly NamedArea[];
  /** Drawn by the office; else around parcels or all of the city. */
  readonly hasBoundaries: boolean;
  /** Not all of the city as one. */
  readonly hasNames: boolean;
}

/** Half a metre: boundaries that an office draws twice do not meet exactly. */
const EDGE_GAPS: Gaps = { width: 5e-6, hole: 1000 };
/** Streets of 40 m between the parcels of a kelurahan. */
const STREET_GAPS: Gaps = { width: 2e-4, hole: 1e5 };

/** The land of kelurahan: from their own files, else around the parcels that name them, else one for all of the city. */
export async function kelurahanAreas(
  gdal: Gdal,
  { named, blocks, parcels }: KelurahanSources,
): Promise<KelurahanAreas> {
  if (named.length > 0)
    return { areas: await joined(gdal, named, EDGE_GAPS), hasBoundaries: true, hasNames: true };
  const around = parcels.flatMap(namesOfParcels);
  if (around.length > 0) {
    return { areas: await joined(gdal, around, STREET_GAPS), hasBoundaries: false, hasNames: true };
  }
  const all = parcels.flatMap(({ areas }) => areas.map(({ shape }) => shape.coordinates));
  const ground = blocks.length > 0 ? blocks.map(({ polygons }) => polygons) : all;
  const parts = ground.map((polygons) => ({ key: '', polygons }));
  const polygons = (await dissolve(gdal, parts, STREET_GAPS)).get('') ?? [];
  const whole = { name: texts.WHOLE_CITY, district: '', code: '', polygons };
  return { areas: [whole], hasBoundaries: false, hasNames: false };
}

function namesOfParcels({ areas, fields }: ParcelFile): NamedArea[] {
  if (fields.kelurahan === undefined) return [];
  return areas.flatMap(({ properties, shape }) => {
    const name = nameOf(textOf(properties, fields.kelurahan));
    const district = nameOf(textOf(properties, fields.kecamatan));
    return name === '' ? [] : [{ name, district, code: '', polygons: shape.coordinates }];
  });
}

// A kelurahan may stand in the file in several parts, or be a field of the plan's blocks.
async function joined(gdal: Gdal, areas: readonly NamedArea[], gaps: Gaps): Promise<readonly NamedArea[]> {
  const keyOf = ({ name, district, code }: NamedArea) => JSON.stringify([name, district, code]);
  if (new Set(areas.map(keyOf)).size === areas.length) return areas;
  const parts = areas.map((area) => ({ key: keyOf(area), polygons: area.polygons }));
  return [...(await dissolve(gdal, parts, gaps))].map(([key, polygons]: [string, Polygon[]]) => {
    const [name = '', district = '', code = ''] = JSON.parse(key) as string[];
    return { name, district, code, polygons };
  });
}
