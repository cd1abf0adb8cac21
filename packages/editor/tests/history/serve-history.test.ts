import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { recordPlace, statePlace } from '../../src/history/places.ts';
import { historyAnswer } from '../../src/history/serve-history.ts';
import { savedStates } from '../../src/history/states.ts';
import type { Change } from '../../src/serve/changes.ts';
import type { EditedFolder } from '../../src/serve/edited-folder.ts';
import { filesOf } from '../../src/serve/folder-files.ts';
import { save } from '../../src/serve/save.ts';
import type { CheckFolder } from '../../src/serve/staged.ts';
import { madeFolder } from '../made-folder.ts';
import { KINDS } from '../made-kinds.ts';

let time = Date.parse('2026-11-27T03:00:00Z');
function edited(files: Readonly<Record<string, string>>, check: CheckFolder = () => []): EditedFolder {
  const { folder, beside } = madeFolder(files);
  const now = () => {
    time += 1000;
    return new Date(time);
  };
  return {
    folder,
    prefix: 'content',
    kinds: KINDS,
    files: filesOf(folder),
    check,
    state: join(beside, 'keadaan'),
    now,
  };
}

const ask = (one: EditedFolder, path = '', method = 'GET', timeZone = 'Asia/Jakarta') => {
  const url = new URL(`/sebelumnya/${path}`, 'http://127.0.0.1');
  const { status, headers, body } = historyAnswer(one, { method, url, timeZone });
  return { status, location: headers.location, text: String(body) };
};
const wordsOf = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const newest = ({ folder }: EditedFolder): string => savedStates(folder)[0]?.id ?? '';
const read = ({ folder }: EditedFolder, path: string) => readFileSync(join(folder, path), 'utf8');
const write = (one: EditedFolder, path: string, text: string) =>
  save(one, [{ operation: 'update', path, bytes: Buffer.from(text) }]);

const ALBUM = {
  'gallery/x/album.yaml': 'name: Senja\n',
  'gallery/x/1.jpg': 'satu',
  'gallery/x/2.jpg': 'dua',
};
const REMOVED: readonly Change[] = Object.keys(ALBUM).map((path) => ({ operation: 'delete', path }));

describe('the earlier states of a folder', () => {
  it('are listed with their day and time, the newest first', () => {
    time = Date.parse('2026-11-26T17:29:58Z');
    const one = edited({ ...ALBUM, 'staff.yaml': '- a\n' });
    write(one, 'staff.yaml', '- b\n');
    save(one, REMOVED);
    const { status, text } = ask(one);
    expect(status).toBe(200);
    expect(wordsOf(text.slice(text.indexOf('<h2>')))).toBe(
      'Jumat, 27 November 2026 00.30.00 WIB Album “Senja” dihapus 00.29.59 WIB Pegawai diubah',
    );
  });

  it.each([
    ['Asia/Jakarta', 'Jumat, 27 November 2026 00.30.00 WIB'],
    ['Asia/Makassar', 'Jumat, 27 November 2026 01.30.00 WITA'],
    ['Asia/Jayapura', 'Jumat, 27 November 2026 02.30.00 WIT'],
    ['Europe/Berlin', 'Kamis, 26 November 2026 18.30.00 GMT+1'],
  ])('say of their moment in which zone it is, %s', (timeZone, moment) => {
    time = Date.parse('2026-11-26T17:29:59Z');
    const one = edited({ 'staff.yaml': '- a\n' });
    write(one, 'staff.yaml', '- b\n');
    const { text } = ask(one, newest(one), 'GET', timeZone);
    expect(wordsOf(/<time.*<\/time>/.exec(text)?.[0] ?? '')).toBe(moment);
  });

  it('have beside them what could not be ended', () => {
    const one = edited({ 'staff.yaml': '- a\n' });
    const aside = '.sebelumnya/2026-11-27T03.00.00.000-aaaa.gagal';
    mkdirSync(join(one.folder, aside), { recursive: true });
    const { text } = ask(one);
    expect(wordsOf(text.slice(text.indexOf('<p class="warning">')))).toBe(
      `Terhenti saat disimpan dan tidak dapat diselesaikan. Isinya, yang sebelumnya di lama dan yang baru di baru, ada di folder isi: ${aside}. Hapus bila tidak diperlukan lagi. Belum ada.`,
    );
    expect(ask(one, aside.slice('.sebelumnya/'.length))).toMatchObject({ status: 404 });
  });

  it('are shown a hundred at a time', () => {
    const one = edited({ 'staff.yaml': '' });
    for (let at = 0; at < 101; at += 1) write(one, 'staff.yaml', `- ${at}\n`);
    const { text } = ask(one);
    const [, more = ''] = /href="\/sebelumnya\/(\?sesudah=[^"]+)"/.exec(text) ?? [];
    expect([text.match(/<li>/g)?.length, ask(one, more).text.match(/<li>/g)?.length]).toEqual([100, 1]);
  });

  it('stand beside what is now, as text and not as markup', () => {
    const one = edited({ 'staff.yaml': '- <b>lama</b>\n- sama\n' });
    write(one, 'staff.yaml', '- <i>baru</i>\n- sama\n');
    const { text } = ask(one, newest(one));
    expect(wordsOf(text.slice(text.indexOf('<ul class="files">')))).toBe(
      'staff.yaml : kembali seperti saat itu Saat itu - &lt;b&gt;lama&lt;/b&gt; Sekarang - &lt;i&gt;baru&lt;/i&gt; - sama',
    );
  });

  it('bring a text back, which can be taken back as well', () => {
    const one = edited({ 'staff.yaml': '- a\n' });
    write(one, 'staff.yaml', '- salah\n');
    const { status, location } = ask(one, newest(one), 'POST');
    expect([status, location, read(one, 'staff.yaml')]).toEqual([
      303,
      `/sebelumnya/?kembali=${newest(one)}`,
      '- a\n',
    ]);
    expect(wordsOf(ask(one, `?kembali=${newest(one)}`).text)).toContain('Pegawai sudah dikembalikan.');
    ask(one, newest(one), 'POST');
    expect(read(one, 'staff.yaml')).toBe('- salah\n');
  });

  it('bring an album back with all its pictures, which are shown before', () => {
    const one = edited(ALBUM);
    save(one, REMOVED);
    expect(existsSync(join(one.folder, 'gallery/x'))).toBe(false);
    const id = newest(one);
    expect(ask(one, id).text).toContain(`<img src="/sebelumnya/${id}/1"`);
    expect(ask(one, `${id}/1`).text).toBe('satu');
    ask(one, id, 'POST');
    expect(Object.keys(ALBUM).map((path) => read(one, path))).toEqual(Object.values(ALBUM));
  });

  it('remove what did not exist, and say so before', () => {
    const one = edited({ 'staff.yaml': '- a\n' });
    save(one, [{ operation: 'create', path: 'gallery/y/album.yaml', bytes: Buffer.from('name: Baru\n') }]);
    expect(wordsOf(ask(one, newest(one)).text)).toContain(
      'gallery/y/album.yaml : dihapus; saat itu belum ada',
    );
    ask(one, newest(one), 'POST');
    expect(existsSync(join(one.folder, 'gallery/y'))).toBe(false);
  });

  it('say what else would go', () => {
    const one = edited({ 'staff.yaml': '- a\n' });
    write(one, 'staff.yaml', '- b\n');
    const id = newest(one);
    write(one, 'staff.yaml', '- c\n');
    expect(wordsOf(ask(one, id).text)).toContain('Diubah lagi sesudahnya: staff.yaml.');
    ask(one, id, 'POST');
    expect(read(one, 'staff.yaml')).toBe('- a\n');
    expect(ask(one, id).text).not.toContain('<button>');
  });

  it('are not brought back where a mistake would come of it, which is named with its line', () => {
    const check: CheckFolder = (folder) => {
      const [person, photo] = ['staff.yaml', 'staff/a.jpg'].map((path) => join(folder, path));
      const isMissing =
        person && photo && readFileSync(person, 'utf8').includes('a.jpg') && !existsSync(photo);
      return isMissing ? [{ file: 'staff.yaml', line: 1, message: 'berkas staff/a.jpg tidak ada' }] : [];
    };
    const one = edited({ 'staff.yaml': '- staff/a.jpg\n', 'staff/a.jpg': 'foto' }, check);
    write(one, 'staff.yaml', '- tanpa foto\n');
    const id = newest(one);
    save(one, [{ operation: 'delete', path: 'staff/a.jpg' }]);
    const { status, text } = ask(one, id, 'POST');
    expect(status).toBe(422);
    expect(wordsOf(text)).toContain('Tidak dikembalikan. staff.yaml, baris 1: berkas staff/a.jpg tidak ada');
    expect(read(one, 'staff.yaml')).toBe('- tanpa foto\n');
  });

  it('are not brought back where what was kept is damaged', () => {
    const one = edited({ 'staff.yaml': '- a\n' });
    write(one, 'staff.yaml', '- b\n');
    writeFileSync(join(statePlace(one.folder, newest(one)), 'lama/0.yaml'), 'rusak');
    const { status, text } = ask(one, newest(one), 'POST');
    expect([status, read(one, 'staff.yaml')]).toEqual([409, '- b\n']);
    expect(wordsOf(text)).toContain('staff.yaml: isi yang tersimpan dari keadaan ini rusak atau hilang');
  });

  it.each(['../luar.yaml', '.git/config', 'a.html', '/etc/passwd.txt'])(
    'write nothing to %s, though a record says so',
    (path) => {
      const one = edited({ 'staff.yaml': '- a\n' });
      write(one, 'staff.yaml', '- b\n');
      const file = recordPlace(statePlace(one.folder, newest(one)));
      writeFileSync(file, readFileSync(file, 'utf8').replace('"staff.yaml"', JSON.stringify(path)));
      expect([ask(one, newest(one), 'POST').status, read(one, 'staff.yaml')]).toEqual([400, '- b\n']);
    },
  );

  it.each(['..%2f..', 'tidak-ada', '2026-11-27T03.00.00.000-aaaa', '2026-11-27T03.00.00.000-aaaa/0'])(
    'are no answer to %s',
    (path) => {
      expect(ask(edited({ 'staff.yaml': '- a\n' }), path)).toMatchObject({ status: 404 });
    },
  );
});
