import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { filesIn } from '../src/folder/files-in.ts';
import { readFolder } from '../src/folder/read-folder.ts';
import {
  copyOwnFiles,
  copyRootFiles,
  hiddenRootFiles,
  isServed,
  ownAddress,
  servedFile,
} from '../src/own-files.ts';
import { SITE } from './made-site.ts';

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

it("puts the office's files at the root of the site over those of the design, and names those that a build writes over", () => {
  const root = mkdtempSync(join(tmpdir(), 'own-files-'));
  const [folder, publicDir, dist] = [join(root, 'kota'), join(root, 'public'), join(root, 'dist')];
  const write = (path: string, text: string) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  write(join(folder, 'akar/icons/icon.svg'), 'own');
  write(join(folder, 'akar/google1.html'), 'proof');
  write(join(folder, 'akar/home.html'), 'own home');
  write(join(folder, 'berkas/a.pdf'), 'a');
  write(join(publicDir, 'icons/icon.svg'), 'design');
  write(join(publicDir, 'art/foot.webp'), 'design');
  const found = (path: string) => servedFile({ folder, publicDir }, path).slice(root.length + 1);
  expect(['/icons/icon.svg', '/art/foot.webp', '/berkas/a.pdf', '/peta/kota.pmtiles'].map(found)).toEqual([
    ...[
      'kota/akar/icons/icon.svg',
      'public/art/foot.webp',
      'kota/berkas/a.pdf',
      'kota/akar/peta/kota.pmtiles',
    ],
  ]);
  copyRootFiles(folder, dist);
  write(join(dist, 'home.html'), 'the page');
  expect(hiddenRootFiles(folder, dist)).toEqual(['home.html']);
  expect(readFileSync(join(dist, 'icons/icon.svg'), 'utf8')).toBe('own');
  rmSync(root, { recursive: true });
});

it.each([
  ['/berkas/Wali Kota #1 (100%).jpg', '/berkas/Wali%20Kota%20%231%20(100%25).jpg'],
  ['/berkas/é*.jpg'.normalize('NFD'), '/berkas/%C3%A9%2A.jpg'],
  ['/berkas/Wali%20Kota.jpg', undefined],
  ['/berkas/tidak-ada.jpg', undefined],
  ['/berkas/../rahasia.txt', undefined],
  ['https://a.id/berkas/x.jpg', undefined],
])('gives %s the address of the file of that plain name', (written, address) => {
  const folder = mkdtempSync(join(tmpdir(), 'own-files-'));
  mkdirSync(join(folder, 'berkas'));
  writeFileSync(join(folder, 'rahasia.txt'), 'x');
  for (const name of ['Wali Kota #1 (100%).jpg', 'é*.jpg'.normalize('NFC')])
    writeFileSync(join(folder, 'berkas', name), 'x');
  expect(ownAddress(folder, written)).toBe(address);
  rmSync(folder, { recursive: true });
});

it('serves nothing of a linked folder, and names links that lead to something else of the content folder', () => {
  const { places, own, now } = served();
  const outside = join(places.state, 'outside');
  mkdirSync(outside);
  writeFileSync(join(outside, 'secret.txt'), 'no');
  symlinkSync(outside, join(own, 'luar'));
  symlinkSync(join(own, 'a.webp'), join(own, 'b.webp'));
  mkdirSync(join(places.folder, 'akar'));
  symlinkSync(own, join(places.folder, 'akar/foto'));
  const dist = join(places.state, 'dist');
  expect([copyOwnFiles(places), copyRootFiles(places.folder, dist), existsSync(dist), now()]).toEqual([
    ...[[], [], false],
    [['a.webp', 'one']],
  ]);
  const message = 'this is a link, which is not served here; put what it leads to in its place';
  expect(readFolder(SITE.rules, places.folder, []).mistakes).toEqual([
    { file: 'content/akar/foto', message },
    { file: 'content/berkas/foto/b.webp', message },
    {
      file: 'content/berkas/foto/luar',
      message: 'this is a link out of the content folder; put what it leads to in its place',
    },
  ]);
});

/** Lets a function of the file system fail with a code until the end of the test, for some paths. */
function failing(name: 'copyFileSync' | 'rmSync' | 'accessSync', code: string, half?: string): void {
  const { [name]: real } = fs;
  const fail = (...paths: readonly unknown[]) => {
    if (!paths.join(' ').includes('a.webp'))
      return (real as (...all: readonly unknown[]) => unknown)(...paths);
    if (half !== undefined) writeFileSync(String(paths[1]), half);
    throw Object.assign(new Error(`${code}: ${name}`), { code });
  };
  Object.assign(fs, { [name]: fail });
  syncBuiltinESMExports();
  onTestFinished(() => {
    Object.assign(fs, { [name]: real });
    syncBuiltinESMExports();
  });
}

/** A content folder of which one file is served already. */
function served() {
  const root = mkdtempSync(join(tmpdir(), 'own-files-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const places = { folder: join(root, 'content'), publicDir: join(root, 'public'), state: root };
  const own = join(places.folder, 'berkas/foto');
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'a.webp'), 'one');
  copyOwnFiles(places);
  const folder = join(places.publicDir, 'berkas/foto');
  const now = () => readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
  return { places, own, folder, now };
}

const thrown = (act: () => unknown) => {
  try {
    act();
    return undefined;
  } catch (error) {
    const { name, message } = error as Error;
    return { name, message };
  }
};
const AGAIN = 'and run this again. What was there stays as it was.';

it.each([
  ['ENOSPC', (folder: string) => `the disk of ${folder} is full; make room on it ${AGAIN}`],
  ['EACCES', (folder: string) => `this user may not write into ${folder}; give it the right to ${AGAIN}`],
])('ends with a sentence where it cannot write (%s), and leaves no half file', (code, message) => {
  const { places, own, folder, now } = served();
  writeFileSync(join(own, 'a.webp'), 'another');
  failing('copyFileSync', code, 'ano');
  const said = { name: 'DiskError', message: message(folder) };
  expect([thrown(() => copyOwnFiles(places)), now()]).toEqual([said, [['a.webp', 'one']]]);
  mkdirSync(join(places.folder, 'akar'));
  writeFileSync(join(places.folder, 'akar/a.webp'), 'a');
  const dist = join(places.state, 'dist');
  expect([thrown(() => copyRootFiles(places.folder, dist)), readdirSync(dist)]).toEqual([
    { name: 'DiskError', message: message(dist) },
    [],
  ]);
});

it('ends with a sentence where it may not take away what is gone', () => {
  const { places, own, folder } = served();
  rmSync(join(own, 'a.webp'));
  failing('rmSync', 'EPERM');
  const message = `this user may not write into ${folder}; give it the right to ${AGAIN}`;
  expect(thrown(() => copyOwnFiles(places))).toEqual({ name: 'DiskError', message });
});

it('names files that it may not read, and leaves them as they were', () => {
  const { places, own, now } = served();
  writeFileSync(join(own, 'a.webp'), 'another');
  writeFileSync(join(own, 'b.webp'), 'b');
  mkdirSync(join(places.folder, 'akar'));
  writeFileSync(join(places.folder, 'akar/a.webp'), 'a');
  const dist = join(places.state, 'dist');
  failing('accessSync', 'EACCES');
  const message = 'this user may not read the file; give it the right to';
  expect([
    copyOwnFiles(places),
    copyRootFiles(places.folder, dist),
    hiddenRootFiles(places.folder, dist),
  ]).toEqual([
    [{ file: 'content/berkas/foto/a.webp', message }],
    [{ file: 'content/akar/a.webp', message }],
    [],
  ]);
  expect(now()).toEqual([
    ['a.webp', 'one'],
    ['b.webp', 'b'],
  ]);
});

it.each([
  [
    'out of the content folder',
    '../outside',
    'is a link out of the content folder; put what it leads to in its place',
  ],
  [
    'to another folder of it',
    'staff',
    'is a link, which is not served here; put what it leads to in its place',
  ],
])('publishes nothing of berkas and akar that are links %s, and names them', (_, target, words) => {
  const { places, now } = served();
  const outside = join(places.folder, target);
  mkdirSync(outside);
  writeFileSync(join(outside, 'secret.txt'), 'no');
  rmSync(join(places.folder, 'berkas'), { recursive: true });
  for (const name of ['berkas', 'akar']) symlinkSync(outside, join(places.folder, name));
  const dist = join(places.state, 'dist');
  expect([copyOwnFiles(places), copyRootFiles(places.folder, dist), existsSync(dist), now()]).toEqual([
    ...[[], [], false, []],
  ]);
  expect(existsSync(join(places.publicDir, 'berkas/secret.txt'))).toBe(false);
  expect(readFolder(SITE.rules, places.folder, []).mistakes).toEqual([
    { file: 'content/akar', message: `this ${words}` },
    { file: 'content/berkas', message: `this ${words}` },
  ]);
});

it('leaves out a folder that vanishes while it is read, alone', () => {
  const { places, own, now } = served();
  mkdirSync(join(own, '../surat'));
  const { readdirSync: real } = fs;
  const vanished = (path: string, options?: { readonly recursive?: boolean }) => {
    if (path.endsWith('surat') || (options?.recursive && path.startsWith(places.folder)))
      throw Object.assign(new Error('gone'), { code: 'ENOENT' });
    return (real as (...all: readonly unknown[]) => unknown)(path, options);
  };
  Object.assign(fs, { readdirSync: vanished });
  syncBuiltinESMExports();
  try {
    expect(copyOwnFiles(places)).toEqual([]);
  } finally {
    Object.assign(fs, { readdirSync: real });
    syncBuiltinESMExports();
  }
  expect(now()).toEqual([['a.webp', 'one']]);
});

it('gives no address of what is not served: links, what is below one, folders, hidden files', () => {
  const { places, own } = served();
  symlinkSync(join(own, 'a.webp'), join(own, 'b.webp'));
  symlinkSync(own, join(own, '../lain'));
  writeFileSync(join(own, '.rahasia'), 'no');
  mkdirSync(join(places.folder, 'akar'));
  symlinkSync(join(own, 'a.webp'), join(places.folder, 'akar/ikon.webp'));
  writeFileSync(join(places.folder, 'akar/google1.html'), 'proof');
  writeFileSync(join(places.publicDir, 'seni.webp'), 'design');
  const paths = ['foto/a.webp', 'foto/b.webp', 'lain/a.webp', 'foto', 'foto/.rahasia'].map(
    (name) => `/berkas/${name}`,
  );
  expect([
    paths.map((path) => ownAddress(places.folder, path)),
    [...paths, '/ikon.webp', '/google1.html', '/seni.webp'].map((path) => isServed(places, path)),
  ]).toEqual([
    ['/berkas/foto/a.webp', undefined, undefined, undefined, undefined],
    [true, false, false, false, false, false, true, true],
  ]);
  writeFileSync(join(places.publicDir, 'ikon.webp'), 'design');
  expect([isServed(places, '/ikon.webp'), servedFile(places, '/ikon.webp')]).toEqual([
    true,
    join(places.publicDir, 'ikon.webp'),
  ]);
});

it('clears what stands in the way of a file that was a folder, and of a folder that was a file', () => {
  const { places, own } = served();
  const shown = () =>
    filesIn(join(places.publicDir, 'berkas')).map((name) => [
      name,
      readFileSync(join(places.publicDir, 'berkas', name), 'utf8'),
    ]);
  rmSync(own, { recursive: true });
  writeFileSync(own, 'file');
  expect([copyOwnFiles(places), shown()]).toEqual([[], [['foto', 'file']]]);
  rmSync(own);
  mkdirSync(own);
  writeFileSync(join(own, 'b.webp'), 'b');
  expect([copyOwnFiles(places), shown()]).toEqual([[], [[join('foto', 'b.webp'), 'b']]]);
});

it('names a file of akar where the site has a folder, and leaves that', () => {
  const { places } = served();
  mkdirSync(join(places.folder, 'akar'));
  writeFileSync(join(places.folder, 'akar/assets'), 'file');
  const dist = join(places.state, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  expect([
    copyRootFiles(places.folder, dist),
    hiddenRootFiles(places.folder, dist),
    readdirSync(dist),
  ]).toEqual([
    [{ file: 'content/akar/assets', message: 'the site has a folder of this name; rename the file' }],
    [],
    ['assets'],
  ]);
});
