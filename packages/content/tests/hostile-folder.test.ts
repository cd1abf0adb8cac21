import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { buildContent } from '../src/build-content.ts';
import { FEED_NAMES } from '../src/feeds.ts';
import { readFolder } from '../src/folder/read-folder.ts';
import { mistakeLine } from '../src/mistakes.ts';
import { type MadeRoot, makeRoot, SITE } from './made-site.ts';

let made: MadeRoot | undefined;
afterEach(() => made?.remove());

const GOOD = {
  'news/2024-11-12-baik.md': '---\ntitle: Baik\n---\nIsi\n',
  'staff.yaml': '- imageUrl: https://a.example/k.jpg\n',
  'legal-products.yaml': '- name: Perda\n  url: https://a.example/p.pdf\n',
};
const TOO_DEEP = 'this is nested more than 50 levels deep; write it flatter';
const BOMB = `- &a [x, x, x, x, x, x, x, x, x]\n${Array.from('bcdefghi', (name, at) => `- &${name} [${Array(9).fill(`*${'abcdefgh'[at]}`).join(', ')}]`).join('\n')}\n`;
const article = (text: string, more = '') => `---\ntitle: A\n${more}---\n${text}\n`;

const COUNTED = ['banners', 'gallery', 'legal-products', 'staff', 'news'] as const;

/** Reads a folder; gives its mistakes, and how many items each feed has. */
function read({ places }: MadeRoot) {
  const { items, mistakes } = readFolder(SITE.rules, places.folder, FEED_NAMES);
  return { mistakes: mistakes.map(mistakeLine), counts: COUNTED.map((name) => items[name].length) };
}

it.each([
  ['news/2024-11-13-a.md', article(`a\n${'> '.repeat(3000)}`), `, line 5: ${TOO_DEEP}`],
  [
    'news/2024-11-13-a.md',
    article(`${'*a **b '.repeat(240)}c${' b** a*'.repeat(240)}`),
    `, line 4: ${TOO_DEEP}`,
  ],
  [
    'news/2024-11-13-a.md',
    article('', 'pictures: &a [*a]\n'),
    ', line 3: *a stands within what it names; write the text itself',
  ],
  ['news/2024-11-13-a.md', article('', `pictures: ${'['.repeat(9000)}\n`), `, line 3: ${TOO_DEEP}`],
  [
    'gallery/2024-11-13-a/album.yaml',
    'name: a\nphotos: &a [*a]\n',
    ', line 2: *a stands within what it names; write the text itself',
  ],
  ['gallery/2024-11-13-a/album.yaml', `photos:\n${'- '.repeat(9000)}`, `, line 2: ${TOO_DEEP}`],
  [
    'banners/banners.yaml',
    '- &a\n  name: *a\n  file: a.jpg\n',
    ', line 2: *a stands within what it names; write the text itself',
  ],
  [
    'banners/banners.yaml',
    `- &a x\n${'- *a\n'.repeat(200)}`,
    ', line 102: at most 100 aliases such as *a are taken; write the text itself',
  ],
  [
    'banners/banners.yaml',
    BOMB,
    ', line 1: this cannot be read: Excessive alias count indicates a resource exhaustion attack',
  ],
  ['banners/banners.yaml', `a: ${'['.repeat(9000)}`, `, line 1: ${TOO_DEEP}`],
  [
    'banners/banners.yaml',
    '- a\n'.repeat(20_001),
    ', line 1: the list has 20001 entries; at most 20000 are taken',
  ],
  [
    'banners/banners.csv',
    `file,name\n${'a\n'.repeat(20_001)}`,
    ', line 1: the list has 20001 entries; at most 20000 are taken',
  ],
  ['banners/banners.csv', 'file,name\n"a,b\n', ', line 2: this cannot be read: Quote Not Closed'],
  ['gallery', 'a', ': this cannot be read: ENOTDIR'],
  ['banners', 'a', ': this cannot be read: ENOTDIR'],
])('%s that is hostile is named and left out alone', (file, text, mistake) => {
  made = makeRoot({ ...GOOD, [file]: text });
  const { mistakes, counts } = read(made);
  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]).toMatch(`content/${file}${mistake}`);
  expect(counts).toEqual([0, 0, 1, 1, 1]);
});

it('waits for no pipe, and takes no folder for a file', async () => {
  made = makeRoot(GOOD);
  const { folder } = made.places;
  execFileSync('/usr/bin/env', ['mkfifo', join(folder, 'news/2024-11-13-pipa.md')]);
  mkdirSync(join(folder, 'gallery/2024-11-13-a/a.jpg'), { recursive: true });
  execFileSync('/usr/bin/env', ['mkfifo', join(folder, 'gallery/2024-11-13-a/b.jpg')]);
  mkdirSync(join(folder, 'news/2024-11-14-map.md'));
  const { mistakes } = await buildContent(SITE, made.places);
  expect(mistakes.map(mistakeLine)).toEqual([
    'content/gallery/2024-11-13-a/a.jpg: this is no file; a picture is one',
    'content/gallery/2024-11-13-a/b.jpg: this is no file; a picture is one',
    'content/news/2024-11-13-pipa.md: this is no file; write a text file of that name',
    'content/news/2024-11-14-map.md: this is no file; write a text file of that name',
  ]);
});

describe('a link', () => {
  const AWAY = 'is a link out of the content folder; put what it leads to in its place';
  const BACK = 'is a link that leads back to where it stands; remove it';
  const NOWHERE = 'is a link to what is not there; put the file itself in its place, or remove it';

  async function outside(): Promise<MadeRoot> {
    const root = makeRoot({ ...GOOD, 'documents/perda.pdf': '%PDF' });
    const place = join(root.root, 'luar');
    mkdirSync(join(place, '2024-01-01-rahasia'), { recursive: true });
    writeFileSync(join(place, 'rahasia.md'), article('RAHASIA'));
    writeFileSync(join(place, 'rahasia.pdf'), 'RAHASIA');
    writeFileSync(join(place, 'list.yaml'), '- name: RAHASIA\n  url: https://a.example\n');
    const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } }).jpeg();
    const bytes = await photo.toBuffer();
    writeFileSync(join(place, '2024-01-01-rahasia/rahasia.jpg'), bytes);
    return root;
  }

  it.each([
    ['a text', 'rahasia.md', 'news/2024-11-13-a.md', [0, 0, 1, 1, 1]],
    ['a folder of texts', '.', 'news', [0, 0, 1, 1, 0]],
    ['a folder of albums', '.', 'gallery', [0, 0, 1, 1, 1]],
    ['an album', '2024-01-01-rahasia', 'gallery/2024-01-01-rahasia', [0, 0, 1, 1, 1]],
    ['a picture', '2024-01-01-rahasia/rahasia.jpg', 'gallery/2024-11-13-a/a.jpg', [0, 1, 1, 1, 1]],
    ['a text of an album', 'list.yaml', 'gallery/2024-11-13-a/album.yaml', [0, 0, 1, 1, 1]],
    ['pictures of an article', '2024-01-01-rahasia', 'news/2024-11-12-baik', [0, 0, 1, 1, 1]],
    ['banners', '2024-01-01-rahasia', 'banners', [0, 0, 1, 1, 1]],
    ['a banner', '2024-01-01-rahasia/rahasia.jpg', 'banners/a.jpg', [0, 0, 1, 1, 1]],
    ['a list', 'list.yaml', 'legal-products.yaml', [0, 0, 0, 1, 1]],
    ['what nothing names', 'rahasia.pdf', 'documents/dalam/a.pdf', [0, 0, 1, 1, 1]],
    ['a folder that nothing names', '.', 'documents/luar', [0, 0, 1, 1, 1]],
    ['what is not there', 'tidak-ada', 'news/2024-11-13-a.md', [0, 0, 1, 1, 1], NOWHERE],
    ['a list that is not there', 'tidak-ada', 'staff.yaml', [0, 0, 1, 0, 1], NOWHERE],
    ['itself', '../content/news/2024-11-13-a.md', 'news/2024-11-13-a.md', [0, 0, 1, 1, 1], BACK],
    ['the content folder', '../content', 'gallery/2024-11-13-a', [0, 0, 1, 1, 1], BACK],
    ['the folder where it stands', '../content/gallery', 'gallery/2024-11-13-a', [0, 0, 1, 1, 1], BACK],
  ])(
    'to %s outside (%s), at %s, is named, and nothing of it is read',
    async (_, target, at, counts, why = AWAY) => {
      made = await outside();
      const path = join(made.places.folder, at);
      if (['news', 'legal-products.yaml', 'staff.yaml'].includes(at)) {
        rmSync(path, { recursive: true });
      }
      mkdirSync(join(path, '..'), { recursive: true });
      symlinkSync(join(made.root, 'luar', target), path);
      const result = read(made);
      expect(result).toEqual({ mistakes: [`content/${at}: this ${why}`], counts });
      const { items } = readFolder(SITE.rules, made.places.folder, FEED_NAMES);
      expect(JSON.stringify(items)).not.toMatch(/rahasia/i);
    },
  );

  it('that an entry names is told of there too, and no name of what stands outside', async () => {
    made = await outside();
    symlinkSync(join(made.root, 'luar'), join(made.places.folder, 'luar'));
    const names = ['rahasia.pdf', 'RAHASIA.docx'];
    writeFileSync(
      join(made.places.folder, 'legal-products.yaml'),
      names.map((name) => `- name: a\n  file: luar/${name}\n`).join(''),
    );
    expect(read(made).mistakes).toEqual([
      `content/legal-products.yaml, line 2: "luar/rahasia.pdf" ${AWAY}`,
      'content/legal-products.yaml, line 4: there is no file "luar/RAHASIA.docx"; write the name of one that is there',
      `content/luar: this ${AWAY}`,
    ]);
  });

  it('within the folder works as a copy would, and the folder itself may be one', async () => {
    made = await outside();
    const { folder } = made.places;
    symlinkSync('2024-11-12-baik.md', join(folder, 'news/2024-11-13-sama.md'));
    symlinkSync(join(folder, 'documents'), join(folder, 'staff'));
    writeFileSync(join(folder, 'legal-products.yaml'), '- name: a\n  file: staff/perda.pdf\n');
    const link = join(made.root, 'tautan');
    symlinkSync(folder, link);
    for (const root of [folder, link]) {
      const { items, mistakes } = readFolder(SITE.rules, root, FEED_NAMES);
      expect(mistakes).toEqual([]);
      expect([items.news.length, items['legal-products'].length]).toEqual([2, 1]);
    }
  });
});
