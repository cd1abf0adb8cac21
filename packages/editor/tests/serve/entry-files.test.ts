import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EditedFolder, shownBytes, shownFiles, shownName } from '../../src/serve/edited-folder.ts';
import { filesOf } from '../../src/serve/folder-files.ts';
import { save } from '../../src/serve/save.ts';
import { madeFolder } from '../made-folder.ts';
import { KINDS } from '../made-kinds.ts';

const FILE = 'gallery/pasar/album.yaml';
const PHOTOS = {
  'gallery/pasar/foto-10.jpg': 'c',
  'gallery/pasar/foto-2.JPG': 'b',
  'gallery/pasar/a.webp': 'a',
};
const SHOWN = 'name: Album pasar\nphotos:\n  - a.webp\n  - foto-2.JPG\n  - foto-10.jpg\n';

function edited(files: Readonly<Record<string, string>>): EditedFolder {
  const { folder, beside } = madeFolder(files);
  return {
    folder,
    prefix: 'content',
    kinds: KINDS,
    files: filesOf(folder),
    check: () => [],
    state: join(beside, 'k'),
  };
}
const shown = (one: EditedFolder) => shownBytes(one, FILE).toString();
const read = ({ folder }: EditedFolder) => readFileSync(join(folder, FILE), 'utf8');
const saveText = (one: EditedFolder, text: string) => {
  const sha = shownName(one, FILE);
  return save(one, [{ operation: 'update', path: FILE, bytes: Buffer.from(text), ...(sha && { sha }) }]);
};

describe('an album that is a folder of pictures alone', () => {
  it('is shown with its pictures in the order of the site, and with its name', () => {
    const one = edited({
      ...PHOTOS,
      'gallery/pasar/.DS_Store': 'x',
      'gallery/pasar/~$a.jpg': 'x',
      'gallery/kosong/x.txt': '',
    });
    expect(shown(one)).toBe(SHOWN);
    expect(shownFiles(one).map(({ path }) => path)).toEqual(
      [FILE, ...Object.keys(PHOTOS), 'gallery/kosong/x.txt', 'gallery/pasar/~$a.jpg'].sort(),
    );
  });

  it.each([
    ['a caption', `${SHOWN}caption: Ramai\n`, 'caption: Ramai\n'],
    ['its name', SHOWN.replace('Album pasar', 'Pasar pagi'), 'name: Pasar pagi\n'],
    [
      'the order of its photos',
      'name: Album pasar\nphotos:\n  - foto-2.JPG\n  - a.webp\n  - foto-10.jpg\n',
      'photos:\n  - foto-2.JPG\n  - a.webp\n  - foto-10.jpg\n',
    ],
    ['nothing', SHOWN, SHOWN],
  ])(
    'says after a save what was changed, %s, and goes on to take the rest from its folder',
    (_what, text, expected) => {
      const one = edited(PHOTOS);
      saveText(one, text);
      expect(read(one)).toBe(expected);
    },
  );

  it('takes a photo that is dropped into the folder after a save that has not changed its photos', () => {
    const one = edited({ ...PHOTOS, [FILE]: '# milik kami\ncaption: Ramai  # sekali\n' });
    saveText(one, shown(one).replace('Ramai', 'Sepi'));
    expect(read(one)).toBe('# milik kami\ncaption: Sepi  # sekali\n');
    const before = shownName(one, FILE);
    save(one, [{ operation: 'create', path: 'gallery/pasar/b.jpg', bytes: Buffer.from('d') }]);
    expect(shown(one)).toContain('  - b.jpg\n');
    expect(shownName(one, FILE)).not.toBe(before);
  });

  it('is not written over where its pictures have changed meanwhile', () => {
    const one = edited(PHOTOS);
    const sha = shownName(one, FILE) ?? '';
    save(one, [{ operation: 'create', path: 'gallery/pasar/b.jpg', bytes: Buffer.from('d') }]);
    expect(() => save(one, [{ operation: 'update', path: FILE, bytes: Buffer.from('x: 1\n'), sha }])).toThrow(
      'berubah di luar penyunting',
    );
  });

  it('goes with its pictures', () => {
    const one = edited(PHOTOS);
    save(
      one,
      [FILE, ...Object.keys(PHOTOS)].map((path) => ({ operation: 'delete', path })),
    );
    expect([readdirSync(join(one.folder, 'gallery')), existsSync(join(one.folder, FILE))]).toEqual([
      [],
      false,
    ]);
  });

  it('leaves the pictures of other albums that it names, which the editor would remove as well', () => {
    const one = edited({ ...PHOTOS, [FILE]: 'photos: [a.webp, ../lain/b.jpg]\n', 'gallery/lain/b.jpg': 'b' });
    const gone = [FILE, ...Object.keys(PHOTOS), 'gallery/lain/b.jpg'];
    save(
      one,
      gone.map((path) => ({ operation: 'delete', path })),
    );
    expect(one.files().map(({ path }) => path)).toEqual(['gallery/lain/b.jpg']);
  });

  it('keeps every byte of its file where nothing was changed', () => {
    const texts = fc.constantFrom(
      '',
      '# catatan\n',
      'caption: a',
      "caption: 'a'  # b\r\n",
      'zip: true\n\n\n',
      'photos: [a.webp]\n',
      'name: "x"\nphotos:\n- a.webp # satu\n',
      'caption: |\n  satu\n  dua\nid: x\n# akhir\n',
    );
    fc.assert(
      fc.property(texts, (text) => {
        const one = edited({ ...PHOTOS, [FILE]: text });
        saveText(one, shown(one));
        const isSaid = text !== '' && !text.startsWith('#');
        expect(read(one)).toBe(isSaid ? text : read(one));
        expect(shown(one)).toBe(isSaid ? shown(one) : text + SHOWN);
      }),
    );
  });
});
