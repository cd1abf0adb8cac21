import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { feedFile, mistakeLine } from '@bupc/content/files';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { FEED_NAMES, type FeedName, feedOf } from '../../../src/adapters/http/feeds.ts';
import type { GalleryFolder } from '../../../src/domain/gallery/gallery.ts';
import type { LegalProduct } from '../../../src/domain/legal-products/legal-product.ts';
import { buildContent } from '../../../tools/content/site-content.ts';
import { recordingLogger } from '../../fakes/recording-logger.ts';
import { type MadeFolder, makeFolder, picture } from './made-folder.ts';

let made: MadeFolder;

/** What the site's own reader gives of a feed that was built; whatever it drops fails the test. */
function itemsOf(name: FeedName): readonly object[] {
  const logger = recordingLogger();
  const items = feedOf(name).parse(JSON.parse(readFileSync(feedFile(made, name), 'utf8')), logger);
  expect(logger.events).toEqual([]);
  return items;
}

const media = (...names: string[]): string[] => readdirSync(join(made.publicDir, 'media', ...names)).sort();

/** A picture with detail, as a photo has. */
function detailed(width: number, height: number): Promise<Buffer> {
  const bytes = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, at) => (at * 7919 + (at >> 3)) % 251),
  );
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .blur(2)
    .jpeg()
    .toBuffer();
}

/** A folder with something of everything. */
async function everything(): Promise<MadeFolder> {
  return makeFolder({
    'banners/sungai.jpg': await detailed(2100, 300),
    'gallery/2024-11-18-loket/a.jpg': await picture('red', 'jpeg', [900, 90]),
    'gallery/2024-11-18-loket/b.png': await picture('blue', 'png'),
    'gallery/2024-11-18-loket/album.yaml': 'name: Loket\nzip: true\n',
    'news/2024-11-12-peta.md':
      '---\ntitle: Peta\npictures: [../gallery/2024-11-18-loket/a.jpg]\n---\nIsi\n\n![Denah](denah.png)\n',
    'news/denah.png': await picture('green', 'png'),
    'staff.yaml': '- title: Kepala\n  imageUrl: staff/kepala.webp\n',
    'staff/kepala.webp': await picture('navy', 'webp'),
    'legal-products.yaml': '- name: Perda\n  file: dokumen/Perda No 2.pdf\n',
    'dokumen/Perda No 2.pdf': '%PDF-1.7',
  });
}

describe('a build', () => {
  it('writes feeds that the site reads without dropping anything, with pictures that are there', async () => {
    made = await everything();
    const { mistakes, feeds, pictures } = await buildContent(made);
    expect([mistakes, pictures]).toEqual([[], { used: 5, drawn: 5, removed: 0 }]);
    expect(feeds.map(({ name, changed }) => [name, changed])).toEqual(FEED_NAMES.map((name) => [name, true]));
    expect(feeds.filter(({ items }) => items === 1).map(({ name }) => name)).toEqual([
      'banners',
      'gallery',
      'legal-products',
      'staff',
      'news',
    ]);
    const texts = FEED_NAMES.map((name) => JSON.stringify(itemsOf(name))).join();
    const addresses = [...texts.matchAll(/\/(?:media|documents)\/[^"\\]+/g)].map(([address]) => address);
    expect(addresses.filter((address) => !statSync(join(made.publicDir, address)).isFile())).toEqual([]);
    expect(texts).not.toContain(made.folder);
  });

  it('gives each picture the widths that are asked for, in both forms, and never enlarges it', async () => {
    made = await everything();
    await buildContent(made);
    const [banner = ''] = media().filter((id) => id.startsWith('sungai.'));
    const widths = ['1280', '2000', '640', '750', '960'];
    expect(media(banner)).toEqual(widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]));
    const [photo = ''] = media().filter((id) => id.startsWith('a.'));
    const file = join(made.publicDir, 'media', photo, '1000.webp');
    expect((await sharp(file).metadata()).width).toBe(900);
  });

  it('offers a photo for saving as wide as it is, with the pixels and bytes of what is given', async () => {
    made = await everything();
    await buildContent(made);
    const [{ images = [] } = {}] = itemsOf('gallery') as readonly GalleryFolder[];
    const saved = images.map(({ directUrl, size, width, height }) => {
      const bytes = statSync(join(made.publicDir, directUrl)).size;
      return { file: directUrl.split('/').at(-1), isSize: size === bytes, width, height };
    });
    expect(saved).toEqual([
      { file: '2000.webp', isSize: true, width: 900, height: 90 },
      { file: '800.webp', isSize: true, width: 60, height: 40 },
    ]);
  });

  it('copies a document under a name of its content', async () => {
    made = await everything();
    await buildContent(made);
    const [{ url = '' } = {}] = itemsOf('legal-products') as readonly LegalProduct[];
    expect(url).toMatch(/^\/documents\/perda-no-2\.[a-z2-7]{12}\.pdf$/);
    expect(readFileSync(join(made.publicDir, url), 'utf8')).toBe('%PDF-1.7');
  });

  it('makes the archive that an album asks for, of all its photos', async () => {
    made = await everything();
    await buildContent(made);
    const [{ zipFile } = {}] = itemsOf('gallery') as readonly GalleryFolder[];
    expect(zipFile?.downloadUrl).toMatch(/^\/media\/loket\.[a-z2-7]{12}\/loket\.zip$/);
    const zip = readFileSync(join(made.publicDir, zipFile?.downloadUrl ?? '')).toString('latin1');
    expect(zip.match(/loket-00\d\.jpg/g)?.sort()).toEqual([
      'loket-001.jpg',
      'loket-001.jpg',
      'loket-002.jpg',
      'loket-002.jpg',
    ]);
  });

  it('goes on where an earlier one was cut off in the middle of a picture', async () => {
    made = await everything();
    await buildContent(made);
    const [photo = ''] = media().filter((id) => id.startsWith('a.'));
    const place = join(made.publicDir, 'media', photo);
    rmSync(join(place, '800.webp'));
    rmSync(join(made.state, 'pictures'), { recursive: true });
    writeFileSync(join(place, '800.webp.1.part'), 'half');
    expect((await buildContent(made)).pictures.drawn).toBe(1);
    expect((await sharp(join(place, '800.webp')).metadata()).width).toBe(800);
  });

  it('leaves the feeds alone that come from elsewhere, and their pictures', async () => {
    made = await everything();
    await buildContent(made);
    rmSync(join(made.folder, 'news'), { recursive: true });
    rmSync(join(made.folder, 'banners'), { recursive: true });
    const { feeds, pictures } = await buildContent(made, { names: ['banners'], mayShrink: true });
    expect(feeds).toEqual([{ name: 'banners', items: 0, changed: true }]);
    expect(pictures.removed).toBe(1);
    expect(itemsOf('news')).toHaveLength(1);
  });
});

it('pictures that are the same, also by name, are drawn once', async () => {
  const photo = await detailed(900, 600);
  made = makeFolder({
    'gallery/2024-11-18-a/IMG_1.jpg': photo,
    'gallery/2024-11-19-b/IMG_1.jpg': photo,
    'gallery/2024-11-20-c/IMG_1.jpg': photo,
  });
  const { mistakes, pictures } = await buildContent(made);
  expect([mistakes, pictures.drawn, media().length]).toEqual([[], 1, 1]);
  const albums = itemsOf('gallery') as readonly GalleryFolder[];
  expect(new Set(albums.map(({ images }) => images[0]?.fileId)).size).toBe(1);
});

it('a folder that is not there stops it, so that no empty site is published', async () => {
  made = makeFolder({});
  const folder = join(made.folder, 'salah');
  await expect(buildContent({ ...made, folder })).rejects.toThrow(
    `CONTENT_DIR takes the path of a content folder; there is none at ${folder}`,
  );
});

describe('a picture', () => {
  const PLACE = { IFD0: { Copyright: 'kota' }, IFD3: { GPSLatitude: '7/1 15/1 0/1', GPSLatitudeRef: 'S' } };

  it('is turned as its camera says, and loses its EXIF and the place where it was taken', async () => {
    const photo = await sharp(await picture('red', 'jpeg', [90, 30]))
      .withExif(PLACE)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).orientation).toBe(6);
    made = makeFolder({ 'banners/a.jpg': photo });
    await buildContent(made);
    const [id = ''] = media();
    for (const name of media(id)) {
      const { width, height, exif, icc, xmp, orientation } = await sharp(
        join(made.publicDir, 'media', id, name),
      ).metadata();
      expect([name, width, height, exif, icc, xmp, orientation]).toEqual([
        name,
        30,
        90,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
    }
  });

  it('that is what would be made of it already stays as it is', async () => {
    const whole = await picture('red', 'webp', [640, 40]);
    made = makeFolder({ 'banners/a.webp': whole });
    await buildContent(made);
    const [id = ''] = media();
    expect(readFileSync(join(made.publicDir, 'media', id, '640.webp'))).toEqual(whole);
  });

  it('keeps within the budget of its width where it can', async () => {
    made = makeFolder({ 'gallery/2024-01-01-a/a.jpg': await detailed(1200, 800) });
    await buildContent(made);
    const [id = ''] = media();
    const [small, large] = ['400.webp', '800.webp'].map(
      (name) => statSync(join(made.publicDir, 'media', id, name)).size,
    );
    expect([(small ?? 0) <= 28 * 1024, (large ?? 0) <= 84 * 1024]).toEqual([true, true]);
  });
});

describe('hostile files', () => {
  it('and pictures that are not there are refused by name, and nothing else stops', async () => {
    const good = await picture('teal');
    const huge = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: 'red' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    made = makeFolder({
      'gallery/2024-11-18-semua/0-baik.jpg': good,
      'gallery/2024-11-18-semua/1-kosong.jpg': '',
      'gallery/2024-11-18-semua/2-halaman.jpg': '<html><script>alert(1)</script></html>',
      'gallery/2024-11-18-semua/3-skrip.svg':
        '<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>',
      'gallery/2024-11-18-semua/4-svg.png': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      'gallery/2024-11-18-semua/5-salah.png': good,
      'gallery/2024-11-18-semua/6-terpotong.jpg': (await picture('teal', 'jpeg', [900, 900])).subarray(
        0,
        1200,
      ),
      'gallery/2024-11-18-semua/7-besar.png': huge,
      'gallery/2024-11-18-semua/8-bom.png': bomb(),
      'gallery/2024-11-18-semua/9-ponsel.heic': 'x',
      'gallery/2024-11-18-semua/95-ponsel.jpg': Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'),
      'gallery/2024-11-18-semua/a%2f..%2fetc.jpg': good,
      'news/2024-11-12-luar.md':
        '---\ntitle: Luar\npictures: [../../../../../etc/passwd]\n---\nIsi ![Denah](denah.png) lagi',
      'banners/sungai.jpg': good,
    });
    const { mistakes } = await buildContent(made);
    expect(mistakes.map(mistakeLine)).toEqual([
      'content/gallery/2024-11-18-semua/1-kosong.jpg: the file is empty (0 bytes); save the picture again',
      'content/gallery/2024-11-18-semua/2-halaman.jpg: this is no picture, or a broken one; save it again as JPEG',
      'content/gallery/2024-11-18-semua/3-skrip.svg: an SVG may hold scripts; save it as PNG',
      'content/gallery/2024-11-18-semua/4-svg.png: an SVG may hold scripts; save it as PNG',
      'content/gallery/2024-11-18-semua/5-salah.png: this is JPEG; let its name end with .jpg',
      'content/gallery/2024-11-18-semua/6-terpotong.jpg: the picture is broken; save it again as JPEG',
      'content/gallery/2024-11-18-semua/7-besar.png: the picture has 100 megapixels (10000 × 10000); at most 64 megapixels are taken',
      'content/gallery/2024-11-18-semua/8-bom.png: the picture has 3600 megapixels (60000 × 60000); at most 64 megapixels are taken',
      'content/gallery/2024-11-18-semua/9-ponsel.heic: HEIC cannot be read here; save it as JPEG',
      'content/gallery/2024-11-18-semua/95-ponsel.jpg: HEIC cannot be read here; save it as JPEG',
      'content/news/2024-11-12-luar.md, line 3: "../../../../../etc/passwd" leaves the content folder; write a name inside it',
      'content/news/2024-11-12-luar.md, line 5: there is no file "denah.png"; write the name of one that is there',
    ]);
    const [{ images = [] } = {}] = itemsOf('gallery') as readonly GalleryFolder[];
    expect(images.map(({ fileId }) => fileId.split('.')[0])).toEqual(['0-baik', 'a-2f-2fetc']);
    expect(itemsOf('news')).toEqual([expect.objectContaining({ content: '<p>Isi  lagi</p>' })]);
    expect(itemsOf('banners')).toHaveLength(1);
    expect(media().every((name) => /^[a-z0-9-]+\.[a-z2-7]{12}$/.test(name))).toBe(true);
  });
});

/** A PNG of a few bytes that says it has 60,000 × 60,000 pixels. */
function bomb(): Buffer {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  // The CRC of the changed header, as a decoder checks it.
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
