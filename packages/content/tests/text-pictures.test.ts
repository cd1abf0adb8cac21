import { basename } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { withContentImages } from '../src/content-images.ts';
import { FEED_NAMES } from '../src/feeds.ts';
import { readFolder } from '../src/folder/read-folder.ts';
import { mistakeLine } from '../src/mistakes.ts';
import { type MadeRoot, makeRoot, SITE } from './made-site.ts';

let made: MadeRoot | undefined;
afterEach(() => made?.remove());
const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#888' } })
  .png()
  .toBuffer();

/** The names of the pictures that the text of an article shows, and what is said of the others. */
function pictured(text: string, ...names: readonly string[]) {
  const files = names.map((name) => [`news/2026-11-21-peta/${name}`, picture] as const);
  made = makeRoot({
    'news/2026-11-21-peta.md': `---\ntitle: A\npictures: []\n---\n${text}\n`,
    ...Object.fromEntries(files),
  });
  const { items, mistakes } = readFolder(SITE.rules, made.places.folder, FEED_NAMES);
  const shown: string[] = [];
  withContentImages(items.news[0]?.content ?? '', (key) => {
    // What has no address is left out later on.
    if (key !== '') shown.push(basename(key));
    return key;
  });
  return [...shown, ...mistakes.map(mistakeLine)];
}

it.each([
  ['blanks between signs', '![a](<2026-11-21-peta/Denah jalur hijau.png>)', 'Denah jalur hijau.png'],
  ['blanks as they are', '![a](2026-11-21-peta/Denah jalur hijau.png)', 'Denah jalur hijau.png'],
  ['blanks of an address', '![a](2026-11-21-peta/Denah%20jalur%20hijau.png)', 'Denah jalur hijau.png'],
  ['an accent', '![a](<2026-11-21-peta/peta café.png>)', 'peta café.png'],
  ['an accent that the disk writes in two', '![a](<2026-11-21-peta/peta café.png>)', 'peta cafe\u0301.png'],
  ['a per cent sign', '![a](2026-11-21-peta/50%.png)', '50%.png'],
  ['a hash', '![a](2026-11-21-peta/foto#1.png)', 'foto#1.png'],
  ['an ampersand', '![a](2026-11-21-peta/a&b.png)', 'a&b.png'],
  ['brackets', '![a](2026-11-21-peta/(1).png)', '(1).png'],
  ['a quote', '![a](2026-11-21-peta/kutip"satu.png)', 'kutip"satu.png'],
  ['a reference', '![a][denah]\n\n[denah]: 2026-11-21-peta/denah.png "Denah"', 'denah.png'],
  ['markup', '<p align="center"><img src="2026-11-21-peta/denah.png" width="300"></p>', 'denah.png'],
  ['markup without quotes', '<p><img src=2026-11-21-peta/denah.png></p>', 'denah.png'],
  ['Obsidian', 'Isi ![[denah.png]] akhir', 'denah.png'],
  ['Obsidian with a width', '![[denah.png|300]]', 'denah.png'],
])('a picture in a text is found by its name: %s', (_, text, name) => {
  expect(pictured(text, name)).toEqual([name]);
});

it('every picture of a piece of markup is taken by itself', () => {
  const text =
    '<p><img src="2026-11-21-peta/a.png"><img src="tidak.png"><img src=\'2026-11-21-peta/b.png\'></p>';
  expect(pictured(text, 'a.png', 'b.png')).toEqual([
    'a.png',
    'b.png',
    expect.stringMatching(/news\/2026-11-21-peta\.md, line 5: there is no file "tidak\.png"/),
  ]);
});

it.each(['data:image/png;base64,iVBORw0KGgo', 'file:///C:/foto.png', 'C:/foto.png', 'cid:gambar'])(
  'a picture of no file is told: %s',
  (url) => {
    expect(pictured(`Isi\n\n![a](${url})`)).toEqual([
      expect.stringContaining(
        `line 7: ${JSON.stringify(url.length > 30 ? `${url.slice(0, 30)}…` : url)} is no file of this folder; put the picture beside the article`,
      ),
    ]);
  },
);
