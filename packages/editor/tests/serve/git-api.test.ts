import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inWindows1252 } from '@bupc/content/files';
import { describe, expect, it } from 'vitest';
import { DISK } from '../../src/history/disk.ts';
import { changesBack } from '../../src/history/return.ts';
import { savedStates } from '../../src/history/states.ts';
import { type EditedFolder, unopened } from '../../src/serve/edited-folder.ts';
import { contentName, filesOf } from '../../src/serve/folder-files.ts';
import { answer } from '../../src/serve/git-api.ts';
import { saveOwn } from '../../src/serve/save.ts';
import type { CheckFolder } from '../../src/serve/staged.ts';
import { madeFolder } from '../made-folder.ts';

const REPO = '/repos/kantor/isi';

function edited(files: Readonly<Record<string, string>>, check: CheckFolder = () => []): EditedFolder {
  const { folder, beside } = madeFolder(files);
  return { folder, prefix: 'content', files: filesOf(folder), check, state: join(beside, 'keadaan') };
}

const base64 = (text: string) => Buffer.from(text).toString('base64');
const post = (one: EditedFolder, ...files: readonly object[]) =>
  answer(one, { method: 'POST', path: `${REPO}/contents`, body: { files } });
const get = (one: EditedFolder, path: string) => answer(one, { method: 'GET', path, body: undefined });
const read = ({ folder }: EditedFolder, name: string) => readFileSync(join(folder, name), 'utf8');
const NAMES_MISTAKE: CheckFolder = (folder) =>
  readFileSync(join(folder, 'staff.yaml'), 'utf8').includes('salah')
    ? [{ file: 'content/staff.yaml', line: 2, message: 'title is missing' }]
    : [];

describe('the folder as a repository', () => {
  it('lists its files, without hidden ones and links', () => {
    const one = edited({ 'staff.yaml': '- a\n', 'news/a.md': 'x', '.rahasia': 'y' });
    symlinkSync('/etc', join(one.folder, 'luar'));
    expect(get(one, `${REPO}/git/trees/abc`)).toEqual({
      truncated: false,
      tree: [
        { type: 'blob', path: 'content/news/a.md', sha: contentName(Buffer.from('x')), size: 1 },
        { type: 'blob', path: 'content/staff.yaml', sha: contentName(Buffer.from('- a\n')), size: 4 },
      ],
    });
  });

  it('neither lists, copies nor writes what is left out', () => {
    const isLeftOut = (path: string) => path.split('/')[0] === 'peta';
    const seen: string[][] = [];
    const check: CheckFolder = (folder) => {
      seen.push(readdirSync(folder).sort());
      return [];
    };
    const one = edited({ 'staff.yaml': '- a\n', 'peta/kota.zip': 'besar' }, check);
    const left = { ...one, isLeftOut, files: filesOf(one.folder, isLeftOut) };
    expect(left.files().map(({ path }) => path)).toEqual(['staff.yaml']);
    post(left, { operation: 'update', path: 'content/staff.yaml', content: base64('- b\n') });
    expect(seen).toEqual([['peta', 'staff.yaml'], ['staff.yaml']]);
    expect(() =>
      post(left, { operation: 'create', path: 'content/peta/a.yaml', content: base64('') }),
    ).toThrow('tidak disunting');
  });

  it('calls a content as git does', () => {
    expect(contentName(Buffer.from('hello\n'))).toBe('ce013625030ba8dba906f756967f9e9ca394464a');
  });

  it('has another state after any change', () => {
    const one = edited({ 'staff.yaml': '- a\n' });
    const before = get(one, `${REPO}/branches/isi`);
    writeFileSync(join(one.folder, 'staff.yaml'), '- bc\n');
    expect(get(one, `${REPO}/branches/isi`)).not.toEqual(before);
  });

  it('saves a picture and the text that names it', () => {
    const one = edited({ 'staff.yaml': '- a\n' });
    post(
      one,
      { operation: 'create', path: 'content/staff/a.jpg', content: base64('gambar') },
      {
        operation: 'update',
        path: 'content/staff.yaml',
        content: base64('- b\n'),
        sha: contentName(Buffer.from('- a\n')),
      },
    );
    expect([read(one, 'staff/a.jpg'), read(one, 'staff.yaml')]).toEqual(['gambar', '- b\n']);
    expect(readdirSync(one.folder).sort()).toEqual(['.sebelumnya', 'staff', 'staff.yaml']);
    expect(one.files().map(({ path }) => path)).toEqual(['staff/a.jpg', 'staff.yaml']);
  });

  it('moves and removes files', () => {
    const one = edited({ 'news/a.md': 'a', 'news/b.md': 'b' });
    post(
      one,
      {
        operation: 'update',
        path: 'content/news/c.md',
        from_path: 'content/news/a.md',
        content: base64('a'),
      },
      { operation: 'delete', path: 'content/news/b.md' },
    );
    expect(readdirSync(join(one.folder, 'news'))).toEqual(['c.md']);
  });

  it('keeps the ends of lines and of the file that a text had', () => {
    const one = edited({ 'staff.yaml': '\ufeff- a\r\n- b\r\n\r\n' });
    post(one, { operation: 'update', path: 'content/staff.yaml', content: base64('- a\n- c\n') });
    expect(read(one, 'staff.yaml')).toBe('\ufeff- a\r\n- c\r\n\r\n');
  });

  it('keeps the encoding that a table had', () => {
    const one = edited({});
    const windows = (text: string) => Buffer.from(text, 'latin1');
    writeFileSync(join(one.folder, 'staff.csv'), windows('nama;jabatan\r\nRené;Kepala\r\n'));
    const content = base64('nama;jabatan\nRené;Sekretaris\n');
    post(one, { operation: 'update', path: 'content/staff.csv', content });
    expect(readFileSync(join(one.folder, 'staff.csv'))).toEqual(
      windows('nama;jabatan\r\nRené;Sekretaris\r\n'),
    );
  });

  const LINES = '- title: Café – “baru” €\r\n- title: kata\r\n- title: e\u0301\n';
  it.each([
    ['Windows-1252', inWindows1252(LINES.replace('e\u0301', 'é'))],
    ['UTF-8', Buffer.from(LINES)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${LINES}`)],
    ['UTF-16LE with its mark', Buffer.from(`\ufeff${LINES}`, 'utf16le')],
    ['UTF-16BE with its mark', Buffer.from(`\ufeff${LINES}`, 'utf16le').swap16()],
  ])('opens a text in %s with its letters, and changes a word in it and not a byte more', (form, old) => {
    const one = edited({});
    if (old === undefined) throw new Error(form);
    writeFileSync(join(one.folder, 'staff.yaml'), old);
    const shown = String(get(one, `${REPO}/raw/content/staff.yaml`));
    expect(shown).toBe((form === 'Windows-1252' ? LINES.replace('e\u0301', 'é') : LINES).replace(/\r/g, ''));
    const [{ sha }] = (get(one, `${REPO}/git/trees/isi`) as { tree: [{ sha: string }] }).tree;
    const content = base64(shown.replace('kata', 'lain'));
    post(one, { operation: 'update', path: 'content/staff.yaml', content, sha });
    const [from, to] = form.startsWith('UTF-16LE')
      ? ['k\0a\0t\0a\0', 'l\0a\0i\0n\0']
      : form.startsWith('UTF-16BE')
        ? ['\0k\0a\0t\0a', '\0l\0a\0i\0n']
        : ['kata', 'lain'];
    expect(readFileSync(join(one.folder, 'staff.yaml'), 'latin1')).toBe(
      Buffer.from(old).toString('latin1').replace(from, to),
    );
  });

  it.each([
    ['no text', Buffer.from('- a\0\n')],
    ['UTF-16 without its mark', Buffer.from('- a\n', 'utf16le')],
    ['UTF-16 that is cut off', Buffer.from('\ufeff- a\n', 'utf16le').subarray(0, 7)],
  ])('neither opens nor writes over what nobody can read: %s', (_, old) => {
    const one = edited({ 'news/a.md': 'a' });
    writeFileSync(join(one.folder, 'staff.yaml'), old);
    const says =
      'staff.yaml: huruf berkas ini tidak terbaca, jadi tidak dibuka di sini; simpan berkasnya sebagai UTF-8';
    expect(unopened(one)).toEqual([`${says}, lalu muat ulang halaman`]);
    expect(get(one, `${REPO}/git/trees/isi`)).toMatchObject({ tree: [{ path: 'content/news/a.md' }] });
    expect(() => get(one, `${REPO}/raw/content/staff.yaml`)).toThrow(says);
    const content = base64('- b\n');
    expect(() => post(one, { operation: 'update', path: 'content/staff.yaml', content })).toThrow(says);
    expect(() => post(one, { operation: 'create', path: 'content/staff.yaml', content })).toThrow(
      'sudah ada',
    );
    expect(readdirSync(one.folder)).toEqual(['news', 'staff.yaml']);
    expect(readFileSync(join(one.folder, 'staff.yaml'))).toEqual(old);
  });

  it.each([
    ['a path out of the folder', 'content/../luar.yaml', 'content/../luar.yaml'.slice(8)],
    ['a hidden file', 'content/.git/config.yaml', '.git/config.yaml'],
    ['a page that a browser runs', 'content/a.html', 'a.html'],
    ['a file of another folder', 'src/a.yaml', 'src/a.yaml'],
  ])('refuses to write %s', (_what, path, named) => {
    const one = edited({ 'staff.yaml': '' });
    expect(() => post(one, { operation: 'create', path, content: base64('x') })).toThrow(named);
    expect(readdirSync(one.folder)).toEqual(['staff.yaml']);
  });

  it('refuses to follow a link out of the folder, to read or to write', () => {
    const one = edited({ 'staff.yaml': '' });
    const { folder: elsewhere } = madeFolder({ 'a.yaml': 'rahasia' });
    symlinkSync(elsewhere, join(one.folder, 'luar'));
    expect(() => get(one, `${REPO}/raw/content/luar/a.yaml`)).toThrow('tautan');
    expect(() =>
      post(one, { operation: 'update', path: 'content/luar/a.yaml', content: base64('x') }),
    ).toThrow('tautan');
    expect(readFileSync(join(elsewhere, 'a.yaml'), 'utf8')).toBe('rahasia');
  });

  it.each([
    [
      'a file that has changed meanwhile',
      { operation: 'update', path: 'content/staff.yaml', sha: 'lama' },
      'berubah di luar',
    ],
    ['a new file whose name is taken', { operation: 'create', path: 'content/staff.yaml' }, 'sudah ada'],
    ['a file that is gone', { operation: 'update', path: 'content/tidak.yaml' }, 'tidak ada'],
  ])('refuses %s', (_what, change, says) => {
    const one = edited({ 'staff.yaml': '- a\n' });
    expect(() => post(one, { ...change, content: base64('- z\n') })).toThrow(says);
    expect(read(one, 'staff.yaml')).toBe('- a\n');
  });

  it('refuses a save from which a mistake comes, and writes nothing of it', () => {
    const one = edited({ 'staff.yaml': '- a\n' }, NAMES_MISTAKE);
    expect(() =>
      post(
        one,
        { operation: 'create', path: 'content/staff/a.jpg', content: base64('gambar') },
        { operation: 'update', path: 'content/staff.yaml', content: base64('- salah\n') },
      ),
    ).toThrow('content/staff.yaml, baris 2: title is missing');
    expect(readdirSync(one.folder)).toEqual(['staff.yaml']);
    expect(readdirSync(one.state)).toEqual([]);
  });

  it('saves beside a mistake that was there before, and whose line has moved', () => {
    const names: CheckFolder = (folder) => {
      const lines = readFileSync(join(folder, 'staff.yaml'), 'utf8').split('\n');
      const line = lines.indexOf('- salah') + 1;
      return line > 0 ? [{ file: 'staff.yaml', line, message: `'salah' stands in line ${line} too` }] : [];
    };
    const one = edited({ 'staff.yaml': '- salah\n' }, names);
    post(one, { operation: 'update', path: 'content/staff.yaml', content: base64('- baru\n- salah\n') });
    expect(read(one, 'staff.yaml')).toBe('- baru\n- salah\n');
  });

  it('saves where a text names a file behind a link of the folder', () => {
    const needsPhoto: CheckFolder = (folder) =>
      existsSync(join(folder, 'foto/a.jpg')) ? [] : [{ file: 'staff.yaml', message: 'there is no photo' }];
    const one = edited({ 'staff.yaml': '- a\n' }, needsPhoto);
    const { folder: elsewhere } = madeFolder({ 'a.jpg': 'gambar' });
    symlinkSync(elsewhere, join(one.folder, 'foto'));
    post(one, { operation: 'update', path: 'content/staff.yaml', content: base64('- b\n') });
    expect([read(one, 'staff.yaml'), readdirSync(elsewhere)]).toEqual(['- b\n', ['a.jpg']]);
  });

  it.each(['aux.md', 'CON.tar.md', 'lpt1/a.md', 'apa?.md', 'titik./a.md', 'satu "dua".md'])(
    'refuses a new file whose name Windows does not take: %s',
    (name) => {
      const one = edited({});
      expect(() =>
        post(one, { operation: 'create', path: `content/news/${name}`, content: base64('x') }),
      ).toThrow('tidak dapat dipakai di Windows');
      expect(readdirSync(one.folder)).toEqual([]);
    },
  );

  it('does not open a text whose name the page takes for an address, and says so', () => {
    const one = edited({ 'news/100%.md': 'a', 'news/100%/a.jpg': 'gambar' });
    expect(unopened(one)).toEqual([
      'news/100%.md: tanda % pada namanya tidak dapat dibuka di sini; ganti namanya',
    ]);
    expect(get(one, `${REPO}/git/trees/isi`)).toMatchObject({ tree: [{ path: 'content/news/100%/a.jpg' }] });
  });

  it.each(['aux.md', '100%.md', 'Wali Kota (100%25).md', 'cafe\u0301.md', `${'a'.repeat(190)}.md`])(
    'changes a file that is called %s, and leads back',
    (name) => {
      const one = edited({ [`news/${name}`]: 'satu\n' });
      post(one, { operation: 'update', path: `content/news/${name}`, content: base64('dua\n') });
      post(one, { operation: 'delete', path: `content/news/${name}` });
      for (const state of savedStates(one.folder)) saveOwn(one, () => changesBack(one.folder, state), state);
      expect(readdirSync(join(one.folder, 'news')).map((file) => [file, read(one, `news/${file}`)])).toEqual([
        [name, 'satu\n'],
      ]);
    },
  );

  it('lets one of two editors save that have opened the same file, and the other not', () => {
    const one = edited({ 'staff.yaml': '- a\n' });
    const other = { ...one, files: filesOf(one.folder) };
    const sha = contentName(Buffer.from('- a\n'));
    const change = { operation: 'update', path: 'content/staff.yaml', sha };
    post(one, { ...change, content: base64('- satu\n') });
    expect(() => post(other, { ...change, content: base64('- dua\n') })).toThrow('berubah di luar');
    expect([read(one, 'staff.yaml'), savedStates(one.folder).length]).toEqual(['- satu\n', 1]);
  });

  it.each([
    ['is full', 'ENOSPC', 'penuh'],
    ['may only be read', 'EROFS', 'hanya dapat dibaca'],
  ])('changes nothing of a folder whose disk %s, and says so', (_what, code, says) => {
    const one = edited({ 'staff.yaml': '- a\n' });
    const write = () => {
      throw Object.assign(new Error('no'), { code });
    };
    const change = { operation: 'update', path: 'content/staff.yaml', content: base64('- b\n') };
    expect(() => post({ ...one, disk: { ...DISK, write } }, change)).toThrow(says);
    expect([read(one, 'staff.yaml'), savedStates(one.folder)]).toEqual(['- a\n', []]);
  });

  it('refuses a name that no disk takes with its copy', () => {
    const one = edited({});
    const path = `content/news/${'a'.repeat(240)}.md`;
    expect(() => post(one, { operation: 'create', path, content: base64('x') })).toThrow(
      `${'a'.repeat(40)}…: nama ini terlalu panjang; paling panjang 200 huruf`,
    );
  });

  it('saves beside a mistake that was there before', () => {
    const one = edited({ 'staff.yaml': '- salah\n', 'news/a.md': 'a' }, NAMES_MISTAKE);
    post(one, { operation: 'update', path: 'content/news/a.md', content: base64('b\n') });
    expect(read(one, 'news/a.md')).toBe('b');
  });
});
