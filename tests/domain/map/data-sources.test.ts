import { describe, expect, it } from 'vitest';
import type { MapTerms } from '../../../src/domain/map/data-set.ts';
import { dataSources } from '../../../src/domain/map/data-sources.ts';
import type { MapConfig } from '../../../src/domain/map/map-config.ts';
import { PLAN } from './rules-world.ts';

const road = { kind: 'geojson', url: '/peta/lapisan/rtrw-jalan.geojson' } as const;
const flood = { kind: 'geojson', url: '/peta/lapisan/khusus-banjir.geojson' } as const;
const MAP: MapConfig = {
  ...PLAN,
  attribution: 'Dinas',
  regulation: { title: 'Perwali 1', about: 'RDTR', date: '2026-07-01', found: 'RDTR' },
  layers: [{ id: 'rtrw-jalan', source: road, date: '2026-01-15', origin: 'Perda 2', legend: [] }],
  special: [
    {
      id: 'banjir',
      name: 'Rawan banjir',
      url: flood.url,
      look: { kind: 'hatch', colour: '#000000' },
      title: 'nama',
      advice: 'anjuran',
    },
  ],
};
const termsOf = (terms: MapTerms, map = MAP) =>
  dataSources(map, terms).flatMap(({ sets }) =>
    sets.map(({ id, date, licence, isOff }) => [id, date, licence?.name, isOff]),
  );

describe('dataSources', () => {
  it('lists layers by their category, special layers and tables', () => {
    expect(
      dataSources(MAP, { sets: {} }).map(({ name, sets }) => [name, sets.map(({ id, from }) => [id, from])]),
    ).toEqual([
      ['RTRW', [['rtrw-jalan', road]]],
      ['Lapisan khusus', [['khusus-banjir', flood]]],
      [
        'Tabel',
        [
          ['zona', { kind: 'table', table: 'zona' }],
          ['kegiatan', { kind: 'table', table: 'kegiatan' }],
        ],
      ],
    ]);
  });

  it('invents no date and no licence', () => {
    expect(termsOf({ sets: {} })).toEqual([
      ['rtrw-jalan', '2026-01-15', undefined, false],
      ['khusus-banjir', undefined, undefined, false],
      ['zona', '2026-07-01', undefined, false],
      ['kegiatan', '2026-07-01', undefined, false],
    ]);
  });

  it('takes what the office says of all data, and of each', () => {
    const sets = {
      'rtrw-jalan': { download: false },
      'khusus-banjir': { licence: { name: 'Hanya baca' } },
      kegiatan: { date: '2026-02-02', download: true },
    };
    expect(termsOf({ licence: { name: 'CC BY 4.0' }, imported: '2026-06-06', sets })).toEqual([
      ['rtrw-jalan', '2026-01-15', 'CC BY 4.0', true],
      ['khusus-banjir', '2026-06-06', 'Hanya baca', false],
      ['zona', '2026-07-01', 'CC BY 4.0', false],
      ['kegiatan', '2026-02-02', 'CC BY 4.0', false],
    ]);
  });

  it('leaves out what a map does not have', () => {
    expect(termsOf({ sets: {} }, { ...MAP, layers: [], special: [], zones: [], activities: [] })).toEqual([]);
  });
});
