import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readScenario } from '../../qa/worlds/scenario-file.ts';
import { scriptedMapFiles } from '../../qa/worlds/scripted-map-files.ts';
import type { LayerConfig } from '../../src/domain/map/map-config.ts';

const layer = (source: LayerConfig['source']): LayerConfig => ({
  id: 'a',
  source,
  date: '2025-01-15',
  origin: 'a',
  legend: [],
});
const CONFIG = {
  tiles: '/peta/kota.pmtiles',
  layers: [
    layer({ kind: 'tiles', layer: 'zona' }),
    layer({ kind: 'geojson', url: '/peta/lapisan/batas.geojson' }),
    layer({ kind: 'xyz', url: 'https://tiles.test/{z}/{x}/{y}.png' }),
  ],
};
const ASKED = [
  CONFIG.tiles,
  '/peta/lapisan/batas.geojson',
  'https://tiles.test/1/2/3.png',
  '/peta/jalan.json',
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What becomes of each request, at once and at last. */
async function asked(fields: object) {
  const scenario = readScenario({ name: 'a', title: 'a', ...fields });
  const fetch = scriptedMapFiles(scenario, CONFIG, async () => new Response('it'));
  const ends = ASKED.map(() => 'waits');
  for (const [place, address] of ASKED.entries())
    void fetch(address, {}).then(
      () => (ends[place] = 'came'),
      (error: unknown) => (ends[place] = String(error)),
    );
  await vi.advanceTimersByTimeAsync(0);
  const first = [...ends];
  await vi.advanceTimersByTimeAsync(5000);
  return [first, ends];
}

it('has tiles and layers of the map fail or come late, and nothing else', async () => {
  const failed = 'TypeError: Failed to fetch';
  expect([await asked({ tiles: 'fails', layers: 'late' }), await asked({ layers: 'fails' })]).toEqual([
    [
      [failed, 'waits', 'waits', 'came'],
      [failed, 'came', 'came', 'came'],
    ],
    [
      ['came', failed, failed, 'came'],
      ['came', failed, failed, 'came'],
    ],
  ]);
});

it('gives a late file up with who asked for it', async () => {
  const fetch = scriptedMapFiles({ tiles: 'late' }, CONFIG, async () => new Response('it'));
  const asking = new AbortController();
  const answer = fetch(CONFIG.tiles, { signal: asking.signal });
  asking.abort(new Error('nobody waits'));
  await expect(answer).rejects.toThrow('nobody waits');
});
