import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { map } from 'virtual:city-map';
import { describe, expect, it } from 'vitest';
import type { Kelurahan } from '../../src/domain/map/city-overview.ts';

const FOLDER = 'public/peta';
const read = (path: string): unknown => JSON.parse(readFileSync(join('public', path), 'utf8'));
const overview = read('peta/indeks/kota.json') as Kelurahan[];
const rowsOf = ({ id }: Kelurahan) => read(`peta/indeks/persil-${id}.json`) as [string, string, string][];

describe('the map of the sample city', () => {
  it('has 16 kelurahan in 3 kecamatan and more than 20,000 parcels, as its lists say', () => {
    expect([overview.length, new Set(overview.map(({ district }) => district)).size]).toEqual([16, 3]);
    expect(overview.map((one) => rowsOf(one).length)).toEqual(overview.map(({ parcels }) => parcels));
    expect(overview.reduce((sum, { parcels }) => sum + parcels, 0)).toBeGreaterThan(20_000);
  });

  it('gives each parcel a number of its own that begins with its kelurahan, and a zone with rules', () => {
    const known = new Set(map.zones.map(({ code }) => code));
    const rows = overview.flatMap((one) => rowsOf(one).map(([id, , zone]) => ({ id, zone, of: one.id })));
    expect(
      rows.filter(({ id, zone, of }) => !/^\d\d\.\d{4}$/.test(id) || !id.startsWith(of) || !known.has(zone)),
    ).toEqual([]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('has a file for each layer of the configuration, with the rows of its legend alone', () => {
    for (const { source, attribute, legend } of map.layers) {
      if (source.kind !== 'geojson') continue;
      const { features } = read(source.url) as { features: { properties: Record<string, string> }[] };
      const labels = legend.map(({ label }) => label);
      const others = features
        .map(({ properties }) => properties[attribute ?? ''])
        .filter((kind) => attribute && !labels.includes(kind ?? ''));
      expect({ url: source.url, empty: features.length === 0, others }).toEqual({
        url: source.url,
        empty: false,
        others: [],
      });
    }
  });

  it('stays within 8 MB', () => {
    const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).map((name) =>
      statSync(join(FOLDER, name)),
    );
    expect(files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)).toBeLessThan(8_000_000);
  });
});
