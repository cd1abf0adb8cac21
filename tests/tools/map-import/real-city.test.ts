import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { csvTable } from '@bupc/content/files';
import { importMap } from '@bupc/map-import';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMapData } from '../../../src/adapters/map/data/map-data.ts';
import type { Kelurahan } from '../../../src/domain/map/city-overview.ts';
import type { MapConfig } from '../../../src/domain/map/map-config.ts';
import { areaOfPolygon } from '../../../src/domain/map/measure.ts';
import { readZones, ZONE_COLUMNS } from '../../../tools/city/map/zone-table.ts';
import { judgeKelurahan, parcelMistakes } from '../../../tools/content/check/map/index-mistakes.ts';
import { config as made, rangeServer } from '../../adapters/map/data/small-city.ts';
import { R2 as ZONE } from '../../domain/map/rules-world.ts';
import { positionsIn, sampled } from '../../fixtures/second-reckoning.ts';
import { zoneFinder } from '../../fixtures/tile-shapes.ts';

const BASE = 'tests/fixtures/real-city';
const yaml = readFileSync(join(BASE, 'sumber.yaml'), 'utf8');
const { signal } = new AbortController();
let out: string;
let imported: Awaited<ReturnType<typeof importMap>>;
const json = (path: string): unknown => JSON.parse(readFileSync(join(out, path), 'utf8'));

beforeAll(async () => {
  out = mkdtempSync(join(tmpdir(), 'real-city-'));
  imported = await importMap(yaml, { base: BASE, out, zoneTable: join(out, 'zona.csv') });
}, 60_000);
afterAll(() => rmSync(out, { recursive: true, force: true }));

const [flood] = made.special;
const reading = (special: MapConfig['special'] = flood ? [flood] : [], zones: MapConfig['zones'] = []) =>
  createMapData({
    config: { ...made, special, zones },
    fetchJson: async (url) => json(url.replace('/peta/', '')),
    fetchFile: rangeServer(readFileSync(join(out, 'kota.pmtiles'))).fetchFile,
  });

describe('a real city', () => {
  it('needs at most 25 lines, and is counted', () => {
    expect(yaml.trim().split('\n').length).toBeLessThanOrEqual(25);
    expect(imported.made.counts).toEqual({
      parcels: 232,
      blocks: 30,
      kelurahan: 5,
      streets: 0,
      buildings: 0,
    });
    expect(imported.report.read).toEqual([
      'flood.kml (banjir): 24 fitur dibaca, 24 dipakai',
      'zoning.shp (zona): 30 fitur dibaca, 30 dipakai',
      'neighbourhoods.geojson (kelurahan): 5 fitur dibaca, 5 dipakai',
      'parcels.gpkg (persil): 235 fitur dibaca, 232 dipakai, 3 dilewati (3 tanpa nomor)',
    ]);
    expect(imported.report.notes).toEqual([
      'parcels.gpkg: 3 persil tanpa nomor menjadi lahan dengan zona saja (fitur 218, 219, 221)',
      'parcels.gpkg: 13 persil sebagian di luar semua blok; bagian itu tanpa zona (fitur 4, 8, 9, 13, 20, 26, 27, 28, dan 5 lagi)',
      'Kota ini terletak di bujur -71,14, lintang 42,38, di luar Indonesia. Bila itu keliru, periksa proyeksi berkasnya.',
    ]);
  });

  it('adds rows of zones that the site reads', () => {
    const table = csvTable(readFileSync(join(out, 'zona.csv'), 'utf8'));
    const { zones, mistakes } = readZones(table, 'zona.csv');
    expect([zones.map(({ code }) => code), mistakes]).toEqual([table.rows.map(({ cells }) => cells[0]), []]);
    expect(table.head).toEqual([...ZONE_COLUMNS]);
  });

  it('answers at each of its parcels as its lists say', async () => {
    const data = reading([]);
    const listed = (
      await Promise.all((await data.overview(signal)).map(({ id }) => data.parcels(id, signal)))
    ).flat();
    const found = await Promise.all(listed.map(({ at }) => data.placeAt(at, signal)));
    expect(found.map(({ parcel }) => [parcel?.id, parcel?.zone, parcel?.area])).toEqual(
      listed.map(({ id, zone, area }) => [id, zone, area]),
    );
    expect(listed.length).toBe(232);
  });

  it('leaves of each parcel by its setbacks what a second reckoning finds', async () => {
    const setback = { front: 5, rear: 3, side: 2 };
    const codes = csvTable(readFileSync(join(out, 'zona.csv'), 'utf8')).rows.map(
      ({ cells }) => cells[0] ?? '',
    );
    const limits = { coverage: 60, floorRatio: 1.2, green: 20, storeys: 3, height: 12, setback };
    const zones = codes.map((code) => ({ ...ZONE, code, buildingLimits: limits }));
    const data = reading([], zones);
    const listed = (
      await Promise.all((await data.overview(signal)).map(({ id }) => data.parcels(id, signal)))
    ).flat();
    const reckoned = await Promise.all(
      listed.map(async ({ id, at, area }) => {
        const { parcel } = await data.placeAt(at, signal);
        const parts = parcel ? [parcel.shape, ...(parcel.others ?? [])] : [];
        const points = parts.map((part) => sampled(part, 5, 2000));
        const inset = points.reduce((sum, one) => sum + one.inset, 0);
        const left = (await data.setbackAt(at, signal))?.area;
        return parcel?.zone === '' ? [] : [{ id, left, inset, area }];
      }),
    );
    // Of three most of the land has no zone: what may be built there is not known.
    expect(reckoned.flat()).toHaveLength(229);
    const wrong = reckoned
      .flat()
      .filter(({ left = Number.NaN, inset, area }) => !(left >= 0.9 * inset - 0.01 * area && left <= area));
    expect(wrong).toEqual([]);
  }, 60_000);

  it('gives of each parcel the zones and their square metres that a second reckoning finds', async () => {
    const zoneAt = await zoneFinder(readFileSync(join(out, 'kota.pmtiles')));
    const data = reading([]);
    const listed = (
      await Promise.all((await data.overview(signal)).map(({ id }) => data.parcels(id, signal)))
    ).flat();
    const places = await Promise.all(listed.map(({ at }) => data.placeAt(at, signal)));
    const parcels = places.flatMap(({ parcel }) => parcel ?? []);
    const wrong = parcels.flatMap(({ id, area, zone, shape, others = [], parts }) => {
      const whole = [shape, ...others].reduce((sum, part) => sum + areaOfPolygon(part), 0);
      const found: Record<string, number> = {};
      for (const part of [shape, ...others]) {
        const all = positionsIn(part, 10_000);
        for (const one of all.map((at) => zoneAt(at) ?? ''))
          found[one] = (found[one] ?? 0) + areaOfPolygon(part) / whole / all.length;
      }
      const said = Object.fromEntries((parts ?? [{ zone, area }]).map((one) => [one.zone, one.area / area]));
      const zones = Object.keys({ ...found, ...said });
      // The grid of the tiles moves an edge of a block by a hand.
      const about = 0.01 + 0.5 / Math.sqrt(area);
      const differs = zones.some((one) => Math.abs((found[one] ?? 0) - (said[one] ?? 0)) > about);
      return differs ? [{ id, area, said, found }] : [];
    });
    expect(wrong).toEqual([]);
    expect(parcels.filter(({ parts }) => parts).length).toBeGreaterThan(20);
  }, 60_000);

  it.each([
    ['a parcel in the flood plain', [-71.137966, 42.399801], '11.188-113', 'OS', ['FLOODWAY']],
    ['ground of the plan without a parcel', [-71.143, 42.379], undefined, 'C-1', []],
  ])('answers at %s', async (_, [lon = 0, lat = 0], id, zone, titles) => {
    const { parcel, special, ...place } = await reading().placeAt([lon, lat], signal);
    expect([parcel?.id, parcel?.zone ?? place.zone]).toEqual([id, zone]);
    expect(special.map(({ title }) => title)).toEqual(expect.arrayContaining(titles));
  });

  it('has lists in which the check finds only that the plan ends beside three parcels', () => {
    const zones = new Set(
      readFileSync(join(out, 'zona.csv'), 'utf8')
        .split('\n')
        .map((row) => row.split(';')[0] ?? ''),
    );
    const context = { bounds: imported.made.bounds, zones };
    const { rows, mistakes } = judgeKelurahan(json('indeks/kota.json'), context);
    const ofParcels = rows.flatMap((row: Kelurahan) =>
      parcelMistakes(json(`indeks/persil-${row.id}.json`), row, context),
    );
    expect([...mistakes, ...ofParcels].map(({ message }) => message)).toEqual(
      ['kelurahan 12', 'parcel 12.267.3-252', 'parcel 12.267.3-254', 'parcel 12.267.3-286'].map(
        (one) => `${one} has no zone; write its code, unless the plan ends there`,
      ),
    );
  });
});
