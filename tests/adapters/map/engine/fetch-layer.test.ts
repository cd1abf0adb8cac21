import { afterEach, expect, it, vi } from 'vitest';
import {
  failureSentence,
  fetchRaster,
  rasterAddress,
} from '../../../../src/adapters/map/engine/fetch-layer.ts';
import { FeedError } from '../../../../src/domain/shared/feed-error.ts';

afterEach(() => vi.unstubAllGlobals());

const tile = { z: '14', x: '13', y: '8', bbox: '1,2,3,4' };

it('writes the address of a tile of pictures', () => {
  const url = 'https://ubin.example.id/{z}/{x}/{y}.png';
  expect(rasterAddress({ kind: 'xyz', url }, tile)).toBe('https://ubin.example.id/14/13/8.png');
});

it.each([
  ['https://wms.example.id/wms', 'https://wms.example.id/wms?service=WMS'],
  ['https://wms.example.id/?map=kota', 'https://wms.example.id/?map=kota&service=WMS'],
])('asks the WMS at %s for a picture of its part', (url, beginning) => {
  expect(rasterAddress({ kind: 'wms', url, layers: 'zona' }, tile)).toBe(
    `${beginning}&version=1.3.0&request=GetMap&layers=zona&styles=&format=image%2Fpng&transparent=true&crs=EPSG%3A3857&width=256&height=256&bbox=1%2C2%2C3%2C4`,
  );
});

it('refuses a page in place of a picture', async () => {
  const page = new Response('<p>', { headers: { 'Content-Type': 'text/html' } });
  vi.stubGlobal('fetch', async () => page);
  await expect(fetchRaster('/a', new AbortController().signal)).rejects.toThrow(
    'Server menjawab dengan halaman, bukan gambar peta.',
  );
});

it.each([
  [FeedError.http(404), 'Datanya tidak ditemukan di server.'],
  [FeedError.format(), 'Jawaban server bukan data peta.'],
  [FeedError.size(), 'Datanya terlalu besar untuk dibuka di sini.'],
  [new Error('anything'), 'Lapisan ini tidak dapat dibuka.'],
])('says of %s in a sentence that the layer is not shown', (error, sentence) =>
  expect(failureSentence(error)).toBe(sentence),
);
