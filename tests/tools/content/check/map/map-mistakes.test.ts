import { describe, expect, it } from 'vitest';
import { map } from '../../../../../map.config.ts';
import type {
  Activity,
  LayerConfig,
  MapConfig,
  SpecialLayer,
  Zone,
} from '../../../../../src/domain/map/map-config.ts';
import { mapMistakes } from '../../../../../tools/content/check/map/map-mistakes.ts';
import { lines, mapWith } from './made-map.ts';

it('says nothing of the map of this site', () => {
  expect(mapMistakes(map)).toEqual([]);
});

const ZONE: Zone = {
  code: 'R-2',
  name: 'Perumahan',
  group: 'Perumahan',
  light: '#ffffff',
  dark: '#000000',
  pattern: 'none',
  coverage: 60,
  floorRatio: 1.8,
  green: 20,
  storeys: 3,
  height: 12,
  setback: { front: 3, rear: 2, side: 1 },
  clause: 'pasal 1',
};
const ACTIVITY: Activity = { id: 'kos', name: 'Kos', words: [], allowed: ['R-2'], conditional: {} };
const zone = (parts: Partial<Zone>): Partial<MapConfig> => ({
  zones: [{ ...ZONE, ...parts }],
  activities: [],
});
const activity = (parts: Partial<Activity>): Partial<MapConfig> => ({
  zones: [ZONE],
  activities: [{ ...ACTIVITY, ...parts }],
});

describe('zones', () => {
  it.each<[string, Partial<MapConfig>, string[]]>([
    ['no limits of their own', zone({ floorRatio: 0, coverage: 0, green: 100, storeys: 0, height: 0 }), []],
    ['no code', zone({ code: '' }), ['zones[0]: has no code; write it as the plan does']],
    [
      'a code twice',
      { zones: [ZONE, ZONE], activities: [] },
      ["codes of zones: 'R-2' stands here twice; each is to be unique"],
    ],
    [
      'a colour by name',
      zone({ light: 'red', dark: '#fff' }),
      [
        "zone R-2, light: 'red' is no colour; write it as #0f766e",
        "zone R-2, dark: '#fff' is no colour; write it as #0f766e",
      ],
    ],
    [
      'percents that cannot be',
      zone({ coverage: 101, green: -1 }),
      [
        'zone R-2, coverage: 101 cannot be; write a number from 0 to 100',
        'zone R-2, green: -1 cannot be; write a number from 0 to 100',
      ],
    ],
    [
      'more land than there is',
      zone({ coverage: 80, green: 30 }),
      ['zone R-2: coverage and green make 110% of the land; lower one of them'],
    ],
    [
      'other numbers that cannot be',
      zone({
        floorRatio: -0.1,
        storeys: 2.5,
        height: Number.NaN,
        setback: { front: 3, rear: -2, side: 1 },
      }),
      [
        'zone R-2, floorRatio: -0.1 cannot be; write a number 0 or more',
        'zone R-2, storeys: 2.5 cannot be; write a whole number 0 or more',
        'zone R-2, height: NaN cannot be; write a number 0 or more',
        'zone R-2, setback.rear: -2 cannot be; write a number 0 or more',
      ],
    ],
  ])('with %s', (_, parts, expected) => {
    expect(lines(mapMistakes(mapWith(parts)))).toEqual(expected.map((one) => `error map.zones.ts: ${one}`));
  });
});

describe('activities', () => {
  it.each<[string, Partial<MapConfig>, string[]]>([
    [
      'an id twice',
      { zones: [ZONE], activities: [ACTIVITY, ACTIVITY] },
      ["ids of activities: 'kos' stands here twice; each is to be unique"],
    ],
    [
      'zones that there are none of',
      activity({ allowed: ['R-9'], conditional: { 'X-1': 'Kecil.' } }),
      [
        "activity kos: there is no zone 'R-9'; write a code of the zones",
        "activity kos: there is no zone 'X-1'; write a code of the zones",
      ],
    ],
    [
      'a zone that allows it in two ways, and no condition',
      activity({ conditional: { 'R-2': ' ' } }),
      [
        "activity kos, allowed and conditional: 'R-2' stands here twice; each is to be unique",
        'activity kos: says no condition for R-2; write it, or allow it',
      ],
    ],
  ])('with %s', (_, parts, expected) => {
    const found = lines(mapMistakes(mapWith(parts)));
    expect(found).toEqual(expected.map((one) => `error map.activities.ts: ${one}`));
  });
});

const LAYER: LayerConfig = {
  id: 'batas-kota',
  source: { kind: 'geojson', url: '/a.geojson' },
  date: '2026-02-28',
  origin: 'Perda',
  legend: [{ label: 'Batas', look: { kind: 'area', colour: '#000000' } }],
};
const layer = (parts: Partial<LayerConfig>): Partial<MapConfig> => ({ layers: [{ ...LAYER, ...parts }] });
const SPECIAL: SpecialLayer = {
  id: 'banjir',
  name: 'Rawan banjir',
  url: '/b.geojson',
  look: { kind: 'hatch', colour: '#000000' },
  title: 'nama',
  advice: 'anjuran',
};

describe('map.config.ts', () => {
  it.each<[string, Partial<MapConfig>, string[]]>([
    ['a layer that is right', layer({}), []],
    [
      'bounds the other way round',
      { bounds: [112.8, -7.2, 112.7, -7.3] },
      ['bounds: [112.8,-7.2,112.7,-7.3] is no area; write west, south, east, north in degrees'],
    ],
    [
      'swapped bounds',
      { bounds: [-7.3, 112.7, -7.2, 112.8] },
      ['bounds: [-7.3,112.7,-7.2,112.8] has latitude and longitude swapped; write west, south, east, north'],
    ],
    [
      'a swapped centre',
      { centre: [-7.2575, 112.7521] },
      ['centre: [-7.2575,112.7521] is latitude, longitude; swap them, longitude comes first'],
    ],
    [
      'a centre elsewhere',
      { centre: [0, 0] },
      ['centre: [0,0] lies outside the bounds; write a place inside them'],
    ],
    [
      'addresses that are none',
      { tiles: 'peta/kota.pmtiles', index: '/peta/indeks', pictures: 'javascript:a/' },
      [
        "tiles: 'peta/kota.pmtiles' is no address; write https://… or a path that starts with /",
        "index: '/peta/indeks' has no / at its end; write it",
        "pictures: 'javascript:a/' is no address; write https://… or a path that starts with /",
      ],
    ],
    [
      'sheets that are no folder',
      { sheets: 'peta/lembar' },
      [
        "sheets: 'peta/lembar' is no address; write https://… or a path that starts with /",
        "sheets: 'peta/lembar' has no / at its end; write it",
      ],
    ],
    [
      'a layer that the catalogue lacks',
      layer({ id: 'rtrw-lain' }),
      ['layer rtrw-lain: the catalogue has no such layer; write the id of one that it has'],
    ],
    [
      'a layer twice',
      { layers: [LAYER, LAYER] },
      ["ids of layers: 'batas-kota' stands here twice; each is to be unique"],
    ],
    [
      'a day that February lacks',
      layer({ date: '2026-02-30' }),
      ["layer batas-kota, date: '2026-02-30' is no day; write it as 2026-01-15"],
    ],
    [
      'a date in words',
      { regulation: { ...map.regulation, date: '1 Juli 2026' } },
      ["regulation.date: '1 Juli 2026' is no day; write it as 2026-01-15"],
    ],
    [
      'a month that no year has',
      layer({ date: '2026-13-01' }),
      ["layer batas-kota, date: '2026-13-01' is no day; write it as 2026-01-15"],
    ],
    [
      'a layer without a legend',
      layer({ legend: [] }),
      ['layer batas-kota: nothing of it is drawn without a legend; write a row'],
    ],
    [
      'pictures without a legend',
      layer({ source: { kind: 'wms', url: 'https://a.id', layers: 'a' }, legend: [] }),
      [],
    ],
    [
      'a look that cannot be seen',
      layer({ legend: [{ label: 'A', look: { kind: 'line', colour: 'teal', width: 0, dash: [1, -1] } }] }),
      [
        "layer batas-kota, legend 'A': 'teal' is no colour; write it as #0f766e",
        "layer batas-kota, legend 'A': width 0 cannot be seen; write more than 0",
        "layer batas-kota, legend 'A': dash holds what is no length; write numbers from 0",
      ],
    ],
    [
      'tiles without a place for their row',
      layer({ source: { kind: 'xyz', url: 'https://{s}.a.id/{z}/{x}.png' } }),
      [
        'layer batas-kota, source: https://{s}.a.id/{z}/{x}.png lacks {y}; write where it stands',
        'layer batas-kota, source: the map fills in no {s}; write https://{s}.a.id/{z}/{x}.png without it',
      ],
    ],
    [
      'a server without layers, not secure',
      layer({ source: { kind: 'wms', url: 'http://a.id/wms', layers: '' } }),
      [
        'layer batas-kota, source: browsers refuse http://a.id/wms on a secure page; write https',
        'layer batas-kota, source: names no layers of the server; write them',
      ],
    ],
    [
      'a special layer without attributes',
      { special: [{ ...SPECIAL, url: '//a.id/b', title: '', advice: '' }] },
      [
        "special layer banjir, url: '//a.id/b' is no address; write https://… or a path that starts with /",
        'special layer banjir: title is empty; write the attribute that holds it',
        'special layer banjir: advice is empty; write the attribute that holds it',
      ],
    ],
    [
      'a special layer twice',
      { special: [SPECIAL, SPECIAL] },
      ["ids of special layers: 'banjir' stands here twice; each is to be unique"],
    ],
  ])('with %s', (_, parts, expected) => {
    const found = lines(mapMistakes(mapWith(parts)));
    expect(found).toEqual(expected.map((one) => `error map.config.ts: ${one}`));
  });
});
