import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { unpacked } from '../../src/read/unpack.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'unpack-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes an archive; `change` may change its bytes, of which `directory` is where its directory begins. */
const archive = (
  files: Readonly<Record<string, Uint8Array>>,
  change: (bytes: Buffer, directory: number) => void = () => undefined,
) => {
  const bytes = Buffer.from(zipSync(files));
  change(bytes, bytes.indexOf('PK\u0001\u0002', 0, 'latin1'));
  writeFileSync(join(folder, 'a.zip'), bytes);
};
const opened = (most?: number) =>
  unpacked(join(folder, 'a.zip'), (name) => join(folder, `${name}-isi`), 'a.zip', most);

it('an archive gives its layers alone, what belongs to them, and what it has not opened', async () => {
  const kml = strToU8('<kml/>');
  archive({ 'kec/a.kml': kml, 'kec/a.dbf': kml, 'foto.jpg': kml, 'b.zip': kml, '__MACOSX/a.kml': kml });
  const into = join(folder, 'a.zip-isi');
  expect(await opened()).toEqual({
    files: [{ path: join(into, 'kec/a.kml'), inside: 'kec/a.kml' }],
    said: [
      'a.zip: arsip di dalam arsip ini tidak dibuka (b.zip). Keluarkan dari arsipnya dan sebut masing-masing di sumber.yaml.',
    ],
  });
  expect(readdirSync(into, { recursive: true }).sort()).toEqual(['kec', 'kec/a.dbf', 'kec/a.kml']);
  expect(readFileSync(join(into, 'kec/a.kml'), 'utf8')).toBe('<kml/>');
});

const MEGABYTE = 1024 ** 2;
const broken =
  "a.zip: 'a.kml' di dalam arsip ini rusak, terkunci, atau lebih besar daripada yang disebut arsipnya. Buat arsipnya sekali lagi, tanpa kata sandi.";
it.each<[string, Parameters<typeof archive>, string]>([
  [
    'declares more than is taken',
    [{ 'a.kml': new Uint8Array(3 * MEGABYTE), 'b.kml': new Uint8Array(2 * MEGABYTE) }],
    'a.zip: isi arsip ini 5 MB; yang dibuka paling besar 4 MB. Bagi menjadi beberapa arsip.',
  ],
  [
    'holds more than it declares',
    [{ 'a.kml': new Uint8Array(64 * MEGABYTE) }, (bytes, at) => void bytes.writeUInt32LE(MEGABYTE, at + 24)],
    broken,
  ],
  [
    'holds something else than it declares',
    [{ 'a.kml': strToU8('<kml/>') }, (bytes, at) => void bytes.writeUInt32LE(1, at + 16)],
    broken,
  ],
  ['is locked', [{ 'a.kml': strToU8('<kml/>') }, (bytes, at) => void bytes.writeUInt8(1, at + 8)], broken],
  [
    'holds another archive alone',
    [{ 'b.kmz': strToU8('PK') }],
    'a.zip: arsip di dalam arsip ini tidak dibuka (b.kmz).',
  ],
])('an archive is refused that %s', async (_, made, words) => {
  archive(...made);
  await expect(opened(4 * MEGABYTE)).rejects.toThrow(words);
  const written = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && one.name !== 'a.zip')
    .map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
  expect(Math.max(0, ...written)).toBeLessThanOrEqual(MEGABYTE);
});
