import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DISK } from '../../src/history/disk.ts';
import { historyAnswer } from '../../src/history/serve-history.ts';
import { savedStates } from '../../src/history/states.ts';
import type { EditedFolder } from '../../src/serve/edited-folder.ts';
import { filesOf } from '../../src/serve/folder-files.ts';
import { answer } from '../../src/serve/git-api.ts';
import type { Refused } from '../../src/serve/safe-path.ts';
import { filesIn } from '../history/failing-disk.ts';
import { madeFolder } from '../made-folder.ts';

const REPO = '/repos/kantor/isi';

function edited(files: Readonly<Record<string, string>>): EditedFolder {
  const { folder, beside } = madeFolder(files);
  return {
    folder,
    prefix: 'content',
    files: filesOf(folder),
    check: () => [],
    state: join(beside, 'keadaan'),
  };
}

/** What a save of one file is answered. */
function saved(one: EditedFolder, operation: string, path: string): unknown {
  const content = Buffer.from('baru').toString('base64');
  const files = [{ operation, path: `content/${path}`, ...(operation !== 'delete' && { content }) }];
  return refusalOf(() => answer(one, { method: 'POST', path: `${REPO}/contents`, body: { files } }));
}

function refusalOf(act: () => unknown): unknown {
  try {
    act();
    return 'saved';
  } catch (error) {
    const { name, status, message } = error as Refused;
    return [name, status, message];
  }
}

const history = (one: EditedFolder, path = '') => {
  const url = new URL(`http://x/sebelumnya/${path}`);
  const { status, body } = historyAnswer(one, { method: 'GET', url, timeZone: 'Asia/Jakarta' });
  return [status, /role="alert">([^<]*)</.exec(String(body))?.[1]];
};

const NOTHING = 'Tidak ada yang berubah.';
const SAME_NAME = 'sebuah folder dan sebuah berkas bernama sama; ganti nama salah satunya, lalu simpan lagi';
const STATES_TAKEN =
  '.sebelumnya: ini bukan folder, padahal keadaan sebelumnya disimpan di sana; ganti namanya, lalu simpan lagi';

describe('a clear answer, where', () => {
  it('a file stands in the place of the folder of a new one', () => {
    const one = edited({ 'gallery/foo': 'x' });
    const refused = ['Refused', 409, `${SAME_NAME}. ${NOTHING}`];
    expect(saved(one, 'create', 'gallery/foo/album.yaml')).toEqual(refused);
    expect(saved(one, 'create', 'gallery/foo/x/a.jpg')).toEqual(refused);
    const shown = () =>
      answer(one, { method: 'GET', path: `${REPO}/raw/content/gallery/foo/a.md`, body: {} });
    expect(refusalOf(shown)).toEqual(['Refused', 409, SAME_NAME]);
  });

  it('a folder stands in the place of the file', () => {
    const one = edited({});
    mkdirSync(join(one.folder, 'news/a.md'), { recursive: true });
    expect(saved(one, 'update', 'news/a.md')).toEqual(['Refused', 409, `${SAME_NAME}. ${NOTHING}`]);
    expect(saved(one, 'delete', 'news/a.md')).toEqual([
      'Refused',
      409,
      'news/a.md: ini sebuah folder, bukan berkas; muat ulang halaman',
    ]);
  });

  it('a file stands in the place of the folder of states', () => {
    const one = edited({ 'news/a.md': 'a', '.sebelumnya': 'x' });
    expect(saved(one, 'update', 'news/a.md')).toEqual(['Refused', 409, STATES_TAKEN]);
    expect(history(one)).toEqual([409, STATES_TAKEN]);
    expect(filesIn(join(one.folder, 'news'))).toEqual({ 'a.md': 'a' });
  });

  it('a folder stands where a state has a file', () => {
    const one = edited({ 'news/a.md': 'a' });
    expect(saved(one, 'update', 'news/a.md')).toBe('saved');
    rmSync(join(one.folder, 'news/a.md'));
    mkdirSync(join(one.folder, 'news/a.md'));
    expect(history(one, savedStates(one.folder)[0]?.id)).toEqual([409, SAME_NAME]);
  });

  it('a file vanishes while a save is made ready', () => {
    const one = edited({ 'news/a.md': 'a' });
    const link = (from: string, to: string) => {
      rmSync(from);
      DISK.link(from, to);
    };
    expect(saved({ ...one, disk: { ...DISK, link } }, 'update', 'news/a.md')).toEqual([
      'Refused',
      409,
      'news/a.md: berkas ini berubah di luar penyunting; muat ulang halaman, lalu ulangi',
    ]);
  });
});

it('says why a save is refused also where what was made ready cannot be removed', () => {
  const one = edited({ 'news/a.md': 'a' });
  const fails = (code: string) => () => {
    throw Object.assign(new Error(code), { code });
  };
  const disk = { ...DISK, rename: fails('ENOSPC'), remove: fails('EIO') };
  expect(saved({ ...one, disk }, 'update', 'news/a.md')).toEqual([
    'Refused',
    507,
    `tempat penyimpanannya penuh; kosongkan sebagian, lalu simpan lagi. ${NOTHING}`,
  ]);
});

it.each([
  ['ENOENT', 409, 'sebuah berkasnya sudah tidak ada; muat ulang halaman, lalu simpan lagi'],
  ['EEXIST', 409, SAME_NAME],
  ['ENOTEMPTY', 409, SAME_NAME],
  ['ELOOP', 422, 'sebuah tautan menuju ke dirinya sendiri; hapus tautan itu, lalu simpan lagi'],
])('answers %s of a step in the words of the office', (code, status, words) => {
  const one = edited({ 'news/a.md': 'a' });
  const write = () => {
    throw Object.assign(new Error(code), { code });
  };
  expect(saved({ ...one, disk: { ...DISK, write } }, 'update', 'news/a.md')).toEqual([
    'Refused',
    status,
    `${words}. ${NOTHING}`,
  ]);
});
