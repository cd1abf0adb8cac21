import { map } from 'virtual:city-map';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { expect, it } from 'vitest';
import { styleOf } from '../../../../src/adapters/map/style/style-of.ts';
import type { MapPicture } from '../../../../src/application/ports/map-engine.ts';
import type { LayerConfig, MapConfig } from '../../../../src/domain/map/map-config.ts';

const square = [
  [
    [112.75, -7.25],
    [112.7502, -7.25],
    [112.7502, -7.2498],
    [112.75, -7.25],
  ],
] as const;

const raster = (id: string, source: LayerConfig['source']): LayerConfig => ({
  id,
  source,
  date: '2026-01-01',
  origin: 'Uji',
  legend: [],
});

const config: MapConfig = {
  ...map,
  layers: [
    ...map.layers,
    raster('foto', { kind: 'xyz', url: 'https://ubin.example.id/{z}/{x}/{y}.png' }),
    raster('wms', { kind: 'wms', url: 'https://wms.example.id/wms', layers: 'a,b' }),
    {
      ...raster('jauh', { kind: 'pmtiles', url: 'https://ubin.example.id/a.pmtiles', layer: 'zona' }),
      legend: [{ label: 'Semua', look: { kind: 'area', colour: '#aabbcc' } }],
    },
  ],
};

const all = config.layers.map(({ id }) => ({ id, opacity: 0.5 }));

const pictures: [string, MapPicture][] = [
  ['nothing', { layers: [], dark: false }],
  ['every layer by night', { layers: all, dark: true }],
  ['a chosen parcel', { layers: all, dark: false, chosen: { outline: [square], inside: [square] } }],
  [
    'an activity',
    { layers: all, dark: false, activity: { allowed: ['R-2'], limited: ['C-1'], conditional: ['K-2'] } },
  ],
  [
    'an activity that is nowhere',
    { layers: [], dark: true, activity: { allowed: [], limited: [], conditional: [] } },
  ],
  [
    'a place, a street that was searched for, and what is near',
    {
      layers: all,
      dark: false,
      tapped: [112.75, -7.25],
      searched: [112.75, -7.25],
      near: [{ letter: 'A', at: [112.75, -7.25] }],
    },
  ],
  [
    'a measured area and the own place',
    { layers: [], dark: false, measured: { kind: 'area', points: square[0] }, here: [112.75, -7.25] },
  ],
];

it.each(pictures)('gives a style that MapLibre takes for %s', (_, picture) => {
  const errors = validateStyleMin(styleOf(config, picture) as never);
  expect(errors.map(({ message }) => message)).toEqual([]);
});

it('reads the zone by the attribute that the office names, everywhere', () => {
  const renamed = { ...config, attributes: { ...config.attributes, zone: 'kode_zona' } };
  const picture = { layers: [{ id: 'rdtr-pola-ruang', opacity: 1 }], dark: false };
  const activity = { allowed: ['R-2'], limited: ['C-1'], conditional: ['K-2'] };
  for (const shown of [picture, { ...picture, activity }]) {
    const json = JSON.stringify(styleOf(renamed, shown).layers);
    expect(json).toContain('["get","kode_zona"]');
    expect(json).not.toContain('["get","zona"]');
  }
});

const order = (picture: MapPicture) =>
  styleOf(config, picture)
    .layers.map(({ id }) => id.split(' ')[0] ?? '')
    .filter((id, index, ids) => ids[index - 1] !== id);

it('draws the first layer above the second, areas below streets and lines above', () => {
  const ids = order({
    dark: false,
    layers: ['batas-kota', 'rtrw-pola-ruang', 'batas-kelurahan', 'rdtr-pola-ruang'].map((id) => ({
      id,
      opacity: 1,
    })),
  });
  const among = [
    'batas-kota',
    'batas-kelurahan',
    'rtrw-pola-ruang',
    'rdtr-pola-ruang',
    'jalan',
    'nama-kelurahan',
  ];
  expect(ids.filter((id) => among.includes(id))).toEqual([
    'rdtr-pola-ruang',
    'rtrw-pola-ruang',
    'jalan',
    'batas-kelurahan',
    'batas-kota',
    'nama-kelurahan',
  ]);
});

it('shades by an activity in place of the hues of zones', () => {
  const ids = order({
    layers: [{ id: 'rdtr-pola-ruang', opacity: 1 }],
    dark: false,
    activity: { allowed: ['R-2'], limited: ['C-1'], conditional: [] },
  });
  expect(ids.filter((id) => ['rdtr-pola-ruang', 'kegiatan'].includes(id))).toEqual(['kegiatan']);
});

it('leaves out a layer that nobody knows', () => {
  const plain = styleOf(config, { layers: [], dark: false });
  expect(styleOf(config, { layers: [{ id: 'tidak-ada', opacity: 1 }], dark: false })).toEqual(plain);
});
