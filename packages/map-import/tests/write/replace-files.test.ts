import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaceFiles } from '../../src/write/replace-files.ts';

const REPLACED = ['kota.pmtiles', 'indeks', 'lapisan', 'dibuat.json'];
let folder: string;
const put = (path: string, text: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const all = () =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]),
  );

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'in-place-'));
  put('kota.pmtiles', 'old');
  put('indeks/persil-01.json', 'old');
  put('lapisan/own.geojson', 'own');
  put('lapisan/made.geojson', 'old');
  put('lembar/r-2.pdf', 'sheet');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('replaces what it names, keeps what it is told to, and leaves the rest alone', async () => {
  const files = [
    ['kota.pmtiles', 'new'],
    ['indeks/kota.json', 'new'],
    ['lapisan/made.geojson', 'new'],
    ['dibuat.json', 'new'],
  ] as const;
  await replaceFiles(folder, files, REPLACED, (path) => path === 'lapisan/own.geojson');
  expect(all()).toEqual({
    'kota.pmtiles': 'new',
    'indeks/kota.json': 'new',
    'lapisan/made.geojson': 'new',
    'lapisan/own.geojson': 'own',
    'dibuat.json': 'new',
    'lembar/r-2.pdf': 'sheet',
  });
});

it('leaves all as it was where a file cannot be written', async () => {
  const before = all();
  const bad = [
    ['kota.pmtiles', 'new'],
    ['kota.pmtiles/inside', 'impossible'],
  ] as const;
  await expect(replaceFiles(folder, bad, REPLACED)).rejects.toThrow();
  expect(all()).toEqual(before);
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
});

it('brings back what a killed run had moved away', async () => {
  mkdirSync(join(folder, '.lama'));
  writeFileSync(join(folder, '.lama/dibuat.json'), 'old');
  await replaceFiles(folder, [['kota.pmtiles', 'new']], ['kota.pmtiles']);
  expect([all()['dibuat.json'], existsSync(join(folder, '.lama'))]).toEqual(['old', false]);
});
