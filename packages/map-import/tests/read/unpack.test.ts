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

it('a Zip64 archive gives its layers', async () => {
  const kml = strToU8('<kml/>');
  const plain = Buffer.from(zipSync({ 'a.kml': [kml, { level: 0, extra: { 1: new Uint8Array(16) } }] }));
  const at = plain.indexOf('PK\u0001\u0002', 0, 'latin1');
  const end = plain.indexOf('PK\u0005\u0006', 0, 'latin1');
  const values = at + 46 + 'a.kml'.length + 4;
  plain.writeBigUInt64LE(BigInt(kml.length), values);
  plain.writeBigUInt64LE(BigInt(kml.length), values + 8);
  for (const more of [20, 24]) plain.writeUInt32LE(0xffffffff, at + more);
  const wide = Buffer.alloc(56 + 20);
  wide.writeUInt32LE(0x06064b50, 0);
  wide.writeBigUInt64LE(1n, 32);
  wide.writeBigUInt64LE(BigInt(end - at), 40);
  wide.writeBigUInt64LE(BigInt(at), 48);
  wide.writeUInt32LE(0x07064b50, 56);
  wide.writeBigUInt64LE(BigInt(end), 64);
  plain.writeUInt32LE(0xffffffff, end + 16);
  writeFileSync(join(folder, 'a.zip'), Buffer.concat([plain.subarray(0, end), wide, plain.subarray(end)]));
  const { files } = await opened();
  expect(files.map(({ inside, path }) => [inside, readFileSync(path, 'utf8')])).toEqual([
    ['a.kml', '<kml/>'],
  ]);
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
