import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyOwnFiles } from '../src/own-files.ts';

it("serves the office's own files, without hidden ones and links, and no longer those that are gone", () => {
  const root = mkdtempSync(join(tmpdir(), 'own-files-'));
  const places = { folder: join(root, 'content'), publicDir: join(root, 'public'), state: root };
  const own = join(places.folder, 'berkas');
  mkdirSync(join(own, 'foto'), { recursive: true });
  mkdirSync(places.publicDir);
  writeFileSync(join(own, 'foto', 'a.webp'), 'one');
  writeFileSync(join(own, '.secret'), 'no');
  writeFileSync(join(root, 'outside.txt'), 'no');
  symlinkSync(join(root, 'outside.txt'), join(own, 'link.txt'));
  copyOwnFiles(places);
  const served = (name: string) => join(places.publicDir, 'berkas', name);
  expect(readFileSync(served('foto/a.webp'), 'utf8')).toBe('one');
  expect([existsSync(served('.secret')), existsSync(served('link.txt'))]).toEqual([false, false]);
  writeFileSync(join(own, 'foto', 'a.webp'), 'other');
  writeFileSync(join(own, 'b.txt'), 'b');
  copyOwnFiles(places);
  expect(readFileSync(served('foto/a.webp'), 'utf8')).toBe('other');
  rmSync(own, { recursive: true });
  copyOwnFiles(places);
  expect([existsSync(served('foto/a.webp')), existsSync(served('b.txt'))]).toEqual([false, false]);
  rmSync(root, { recursive: true });
});
