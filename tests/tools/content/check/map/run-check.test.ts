import { dirname } from 'node:path';
import { config as city } from 'virtual:city';
import { type Fetch, readOptions, reportText } from '@bupc/content';
import { expect, it } from 'vitest';
import type { MapConfig } from '../../../../../src/domain/map/map-config.ts';
import { type CheckSetting, runCheck } from '../../../../../tools/content/check/run-check.ts';
import { seenLines } from '../../../../../tools/content/check/seen-text.ts';
import { KOS, WARUNG } from '../../../../domain/map/rules-world.ts';
import { makeFolder } from '../../made-folder.ts';
import { lines, mapWith } from './made-map.ts';

const MAP: MapConfig = mapWith({
  special: [],
  activities: [KOS, WARUNG, { ...KOS, id: 'lapak', name: 'Lapak', words: ['kios'] }],
  tiles: 'https://ubin.id/kota.pmtiles',
  index: 'https://ubin.id/indeks/',
  sheets: 'https://ubin.id/lembar/',
  layers: [
    {
      id: 'batas-kota',
      source: { kind: 'xyz', url: 'https://citra.id/{z}/{x}/{y}.png' },
      date: '2026-01-01',
      origin: 'Perda',
      legend: [],
    },
  ],
});

const ASKED =
  "note peta/kegiatan: 'kios' stands for 'Warung' and 'Lapak', which zones permit differently; visitors are asked which they mean";
const neverAsked: Fetch = () => Promise.reject(new Error('the network was asked'));
const run = (args: readonly string[], fetch = neverAsked, map = MAP, more: Partial<CheckSetting> = {}) => {
  const root = dirname(makeFolder().folder);
  return runCheck(readOptions(args), {
    ...{ root, env: {}, city, map: { value: map }, ports: { fetch } },
    ...more,
  });
};
const ofMap = async (...input: Parameters<typeof run>) =>
  lines((await run(...input)).findings.filter(({ kind }) => kind === 'map'));

it('checks the map with the feeds and asks nobody', async () => {
  expect(await ofMap(['--source', 'folder'])).toEqual([
    ASKED,
    'note peta/peta.yaml: what other hosts give of the map was not asked for (3); --links does',
  ]);
});

it('tells again what the import of the map has found, and what is wrong in its files', async () => {
  const mistakes = [{ file: 'content/peta/zona.csv', line: 2, message: 'kode is empty' }];
  const report = await run(['--source', 'folder'], neverAsked, MAP, {
    map: { mistakes },
    mapNotes: ['persil.shp: 3 persil tanpa nomor'],
    mapTables: [{ file: 'content/peta/zona.csv', message: '2 rows read: 1 zones' }],
  });
  const found = report.findings.filter(({ kind }) => kind === 'map');
  expect(found.map(({ level, file, line, message }) => [level, file, line, message])).toEqual([
    ['error', 'content/peta/zona.csv', 2, 'kode is empty'],
    ['warning', 'peta/sumber.yaml', undefined, 'persil.shp: 3 persil tanpa nomor'],
    ['note', 'content/peta/zona.csv', undefined, '2 rows read: 1 zones'],
  ]);
});

it('leaves the map out where single feeds are asked for', async () => {
  expect(await ofMap(['--source', 'folder', '--feed', 'news'], neverAsked, mapWith({ tiles: 'x' }))).toEqual(
    [],
  );
});

it('asks other hosts with --links, as another site would', async () => {
  const asked: string[] = [];
  const fetch: Fetch = ({ href }, { headers }) => {
    asked.push(`${href} ${headers.Origin}`);
    if (href.includes('citra')) return Promise.resolve(new Response('<p>', { headers: HTML }));
    if (href.endsWith('.json')) return Promise.resolve(new Response('', { status: 404 }));
    return Promise.resolve(new Response('x', { headers: { ...OPEN, 'Accept-Ranges': 'bytes' } }));
  };
  const found = await ofMap(['--source', 'folder', '--links'], fetch);
  expect([asked.sort(), found]).toEqual([
    [
      'https://citra.id/13/6661/4261.png https://situs.example',
      'https://ubin.id/indeks/kota.json https://situs.example',
      'https://ubin.id/kota.pmtiles https://situs.example',
    ],
    [
      'error peta/peta.yaml: index: https://ubin.id/indeks/kota.json cannot be used: status 404 (ubin.id)',
      'error peta/peta.yaml: layer batas-kota: https://citra.id/13/6661/4261.png cannot be used: it gives text/html instead of a picture; look at its address and layers (citra.id)',
      ASKED,
    ],
  ]);
});

const OPEN = { 'Access-Control-Allow-Origin': '*' };
const HTML = { ...OPEN, 'Content-Type': 'text/html' };

it('tells people all that it found of the map, which is counted by sort already', async () => {
  const special = Array.from({ length: 25 }, (_, at) => ({
    id: `khusus-${at}`,
    name: 'Khusus',
    url: `/khusus-${at}.geojson`,
    look: { kind: 'hatch', colour: '#000000' } as const,
    title: 'nama',
    advice: 'anjuran',
  }));
  const report = await run(['--source', 'folder'], neverAsked, { ...MAP, special });
  const text = reportText(report, seenLines(report.seen));
  expect(text.split('\n').filter((line) => line.includes('there is no such file'))).toEqual(
    special.map(
      ({ url }) =>
        `  content/akar${url}: there is no such file; put it here, or write another address than ${url} in peta.yaml`,
    ),
  );
});
