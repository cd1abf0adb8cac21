import { describe, expect, it } from 'vitest';
import type { MapConfig } from '../../../../../src/domain/map/map-config.ts';
import { checkMapAnswer } from '../../../../../tools/content/check/map/map-answer.ts';
import { type MapAnswer, outsideSources } from '../../../../../tools/content/check/map/outside-sources.ts';
import { mapWith } from './made-map.ts';

const BASE = { date: '2026-01-01', origin: '', legend: [] };
const OUTSIDE: MapConfig = mapWith({
  centre: [0.01, -0.01],
  layers: [
    { ...BASE, id: 'batas-kota', source: { kind: 'xyz', url: 'https://a.id/{z}/{x}/{y}.png' } },
    { ...BASE, id: 'rtrw-jalan', source: { kind: 'wms', url: 'https://b.id/wms?map=1', layers: 'jalan' } },
    { ...BASE, id: 'rtrw-energi', source: { kind: 'geojson', url: 'https://c.id/a.geojson' } },
    { ...BASE, id: 'rtrw-drainase', source: { kind: 'pmtiles', url: 'https://d.id/a.pmtiles', layer: 'a' } },
    { ...BASE, id: 'rdtr-pola-ruang', source: { kind: 'tiles', layer: 'blok' } },
  ],
});

it('names what the map asks of others, of pictures the tile of the centre', () => {
  expect(outsideSources(OUTSIDE)).toEqual([
    { place: 'layer batas-kota', address: 'https://a.id/13/4096/4096.png', wanted: 'picture' },
    {
      place: 'layer rtrw-jalan',
      address: expect.stringMatching(
        /^https:\/\/b\.id\/wms\?map=1&service=WMS&.*layers=jalan.*bbox=0%2C-4891\.9\d+%2C4891\.9\d+%2C0$/,
      ),
      wanted: 'picture',
    },
    { place: 'layer rtrw-energi', address: 'https://c.id/a.geojson', wanted: 'json' },
    { place: 'layer rtrw-drainase', address: 'https://d.id/a.pmtiles', wanted: 'tiles' },
  ]);
});

describe('an answer', () => {
  const ALL = { 'Access-Control-Allow-Origin': '*' };
  const answer = (headers: Record<string, string>, wanted: MapAnswer) =>
    checkMapAnswer(new Response('x', { headers }), wanted).then(
      () => 'well',
      (error: Error) => error.message,
    );

  it.each<[string, Record<string, string>, MapAnswer, string]>([
    ['a picture', { ...ALL, 'Content-Type': 'image/png' }, 'picture', 'well'],
    ['GeoJSON', { ...ALL, 'Content-Type': 'application/geo+json' }, 'json', 'well'],
    ['an archive by parts', { ...ALL, 'Accept-Ranges': 'bytes' }, 'tiles', 'well'],
    [
      "a server's words in place of a picture",
      { ...ALL, 'Content-Type': 'text/xml' },
      'picture',
      'it gives text/xml instead of a picture; look at its address and layers',
    ],
    [
      'a page in place of data',
      { ...ALL, 'Content-Type': 'text/html; charset=utf-8' },
      'json',
      'it gives a web page instead of data; look at its address',
    ],
    [
      'an archive as a whole alone',
      { ...ALL, 'Content-Type': 'application/octet-stream' },
      'tiles',
      'it does not say that it gives parts of files (Accept-Ranges: bytes); use a host that does',
    ],
    [
      'a picture that no other site may read',
      { 'Content-Type': 'image/png' },
      'picture',
      'it lets no other site read it; its server has to send Access-Control-Allow-Origin',
    ],
  ])('that is %s', async (_, headers, wanted, expected) => {
    expect(await answer(headers, wanted)).toBe(expected);
  });
});
