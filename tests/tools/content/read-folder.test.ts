import { mistakeLine } from '@bupc/content/files';
import { describe, expect, it } from 'vitest';
import { FEED_NAMES } from '../../../src/adapters/http/feeds.ts';
import { readFolder } from '../../../tools/content/site-content.ts';
import { readMade } from './made-folder.ts';

const ARTICLE = '---\ntitle: Pola ruang\n---\nIsi **penting**.\n';

describe('news', () => {
  it('is an article a file, with the pictures of the folder of its name, the cover last as the feed has it', () => {
    const { items, mistakes } = readMade({
      'news/2024-11-12-pola-ruang.md': ARTICLE,
      'news/2024-11-12-pola-ruang/2.jpg': '',
      'news/2024-11-12-pola-ruang/10.jpg': '',
      'news/.DS_Store': '',
    });
    const image = (place: string, nth: number) => ({
      id: `news/2024-11-12-pola-ruang/${place}`,
      url: `news/2024-11-12-pola-ruang/${place}`,
      originalUrl: `news/2024-11-12-pola-ruang/${place}`,
      description: `Pola ruang, foto ${nth}`,
    });
    expect(mistakes).toEqual([]);
    expect(items.news).toEqual([
      {
        id: 'pola-ruang',
        title: 'Pola ruang',
        content: '<p>Isi <strong>penting</strong>.</p>',
        images: [image('10.jpg', 2), image('2.jpg', 1)],
        createdDate: '2024-11-11T17:00:00.000Z',
        created: { iso: '2024-11-11T17:00:00.000Z' },
        modified: { iso: '2024-11-11T17:00:00.000Z' },
      },
    ]);
  });

  it('takes date, id, pictures with their alternative texts, tables and pictures in the text', () => {
    const { items, mistakes } = readMade({
      'news/a.md':
        '---\nid: peta\ntitle: Peta\ndate: 2024-11-12 09.30\nmodified: { readable: 13 November 2024 }\n' +
        'pictures:\n  - file: ../gallery/x/1.jpg\n    alt: Peta di meja\n---\n' +
        '| a |\n| - |\n| b |\n\n![Denah](denah.png)\n',
      'news/denah.png': '',
      'gallery/x/1.jpg': '',
      'gallery/x/album.yaml': 'date: 2024-01-02',
    });
    expect(mistakes).toEqual([]);
    expect(items.news).toEqual([
      {
        id: 'peta',
        title: 'Peta',
        content:
          '<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>b</td>\n</tr>\n</tbody>\n</table>\n' +
          '<p><img src="berkas-isi:news%2Fdenah.png" alt="Denah"></p>',
        images: [
          {
            id: 'gallery/x/1.jpg',
            url: 'gallery/x/1.jpg',
            originalUrl: 'gallery/x/1.jpg',
            description: 'Peta di meja',
          },
        ],
        createdDate: '2024-11-12T02:30:00.000Z',
        created: { iso: '2024-11-12T02:30:00.000Z' },
        modified: { readable: '13 November 2024' },
      },
    ]);
  });

  it('names every mistake with its file and line, and keeps the other articles', () => {
    const { items, mistakes } = readMade({
      'news/2024-11-12-baik.md': ARTICLE,
      'news/2024-11-13-baik.md': ARTICLE,
      'news/tanpa-tanggal.md': ARTICLE,
      'news/2024-01-01-salah.md': '---\ntitel: x\ndate: kemarin\npictures: [a.jpg]\n---\nx',
      'news/2024-01-02-tanggal.md': '---\ntitle: x\ndate: kemarin\n---\nx',
      'news/2024-01-03-gambar.md':
        '---\ntitle: x\npictures:\n  - a.jpg\n  - ../../../etc/passwd\n---\nx\n\n![](b.jpg)',
      'news/2024-01-04-polos.md': 'Isi saja',
      'news/2024-01-05-yaml.md': '---\ntitle: "x\n---\nx',
    });
    expect(items.news.map(({ id }) => id)).toEqual(['tanggal', 'gambar', 'baik']);
    expect(mistakes).toEqual([
      'content/news/2024-01-01-salah.md, line 2: title is missing; write a text',
      'content/news/2024-01-01-salah.md, line 2: titel is no field; write title',
      'content/news/2024-01-02-tanggal.md, line 3: date cannot be read: "kemarin"; write it as 2024-11-12 or 2024-11-12 09.30',
      'content/news/2024-01-03-gambar.md, line 4: there is no file "a.jpg"; write the name of one that is there',
      'content/news/2024-01-03-gambar.md, line 5: "../../../etc/passwd" leaves the content folder; write a name inside it',
      'content/news/2024-01-03-gambar.md, line 9: there is no file "b.jpg"; write the name of one that is there',
      'content/news/2024-01-04-polos.md, line 1: the front matter is missing; begin with --- and title: …, and close it with ---',
      "content/news/2024-01-05-yaml.md, line 2: this cannot be read: Missing closing \"quote; write a text that holds : # or quotes, or begins with a sign, between single quotes: 'Rapat: hasil'",
      "content/news/2024-11-13-baik.md: the id baik is that of 2024-11-12-baik.md too; write another one: 'id: baik-2'",
      "content/news/tanpa-tanggal.md, line 1: date is missing; write 'date: 2024-11-12', or let the file's name begin with the day",
    ]);
  });
});

describe('gallery', () => {
  it('is a folder an album, photos by their names, the first shown first', () => {
    const { items, mistakes } = readMade({
      'gallery/2024-11-18-loket/b.png': '',
      'gallery/2024-11-18-loket/a.jpg': '',
      'gallery/2024-11-18-loket/album.yaml':
        'name: Loket Layanan\ncaption: Suasana loket.\ndetail: Sepekan penuh.\nsource: notulen.docx\nzip: true\n',
    });
    const photo = (name: string, index: number, saved: string) => ({
      imageName: saved,
      imageIndex: index,
      fileId: `gallery/2024-11-18-loket/${name}`,
      directUrl: `gallery/2024-11-18-loket/${name}`,
      downloadUrl: `gallery/2024-11-18-loket/${name}`,
    });
    expect(mistakes).toEqual([]);
    expect(items.gallery).toEqual([
      {
        folderId: 'loket',
        folderName: 'Loket Layanan',
        caption: 'Suasana loket.',
        imageCount: 2,
        images: [photo('a.jpg', 2, 'loket-002.jpg'), photo('b.png', 1, 'loket-001.png')],
        zipFile: { downloadUrl: 'zip:loket' },
        createdDate: '2024-11-17T17:00:00.000Z',
        captionDetails: { source: 'notulen.docx', fullText: 'Sepekan penuh.' },
      },
    ]);
  });

  it('takes an album without a file of its own, and names what is wrong with the others', () => {
    const { items, mistakes } = readMade({
      'gallery/2024-11-18-garis_pantai/a.jpg': '',
      'gallery/2024-11-18-garis_pantai/catatan.docx': '',
      'gallery/tanpa-hari/a.jpg': '',
      'gallery/2024-02-30-hari/a.jpg': '',
      'gallery/2024-11-19-ikut/album.yaml': 'photos:\n  - A.JPG\n  - ../2024-11-18-garis_pantai/A.jpg\n',
      'gallery/2024-11-20-zip/album.yaml': 'zip: ya\n',
      'gallery/lepas.jpg': '',
    });
    expect(items.gallery.map(({ folderName, imageCount }) => [folderName, imageCount])).toEqual([
      ['Garis pantai', 1],
      ['Ikut', 0],
    ]);
    expect(mistakes).toEqual([
      "content/gallery/2024-02-30-hari, line 1: the day is missing or cannot be read; write 'date: 2024-11-12', or let the folder's name begin with it",
      'content/gallery/2024-11-18-garis_pantai/catatan.docx: this is no picture; an album takes pictures and album.yaml',
      'content/gallery/2024-11-19-ikut/album.yaml, line 2: there is no file "A.JPG"; write the name of one that is there',
      'content/gallery/2024-11-19-ikut/album.yaml, line 3: there is no file "../2024-11-18-garis_pantai/A.jpg"; write ../2024-11-18-garis_pantai/a.jpg',
      'content/gallery/2024-11-20-zip/album.yaml, line 1: zip takes true, or the address of an archive that starts with https:// or /; it holds "ya"',
      'content/gallery/lepas.jpg: this stands beside the albums; put it in a folder of its own, such as gallery/2024-11-12-name',
      "content/gallery/tanpa-hari, line 1: the day is missing or cannot be read; write 'date: 2024-11-12', or let the folder's name begin with it",
    ]);
  });
});

it('a folder that is not there is one mistake, and every feed is empty', () => {
  const { items, mistakes } = readFolder('/tmp/tidak-ada/content', FEED_NAMES);
  expect(mistakes.map(mistakeLine)).toEqual([
    'content: there is no such folder; make it, see docs/content.md',
  ]);
  expect(Object.values(items).flat()).toEqual([]);
});

it('a text that is none, or is too long, is refused by name, and nothing else stops', () => {
  const { items, mistakes } = readMade({
    'news/2024-01-01-biner.md': new Uint8Array([0xff, 0xfe, 0x00]),
    'news/2024-01-02-panjang.md': 'x'.repeat(4 * 1024 * 1024 + 1),
    'news/2024-01-03-baik.md': ARTICLE,
  });
  expect(items.news.map(({ id }) => id)).toEqual(['baik']);
  expect(mistakes).toEqual([
    'content/news/2024-01-01-biner.md: this is no text in UTF-8; save it as such',
    'content/news/2024-01-02-panjang.md: the file has 4194305 bytes; at most 4194304 are taken',
  ]);
});
