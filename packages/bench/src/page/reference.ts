import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { BenchSite } from '../bench-site.ts';

const WIDTH = 960;

/**
 * Gives the address of the first banner's picture in the width of the reference page.
 * @param html of the built page
 * @throws where the page asks for no such picture
 */
export function heroOf(html: string): string {
  const address = /\/media\/[^\s"]+?(?=\/\d+\.(?:avif|webp)\b)/.exec(html)?.[0];
  if (address === undefined) throw new Error('the page asks for no banner');
  return `${address}/${WIDTH}.webp`;
}

/** Writes the reference page: the same picture on a page that does nothing. */
export function referenceHtml(hero: { readonly address: string; readonly height: number }): string {
  const text =
    'Layanan tata ruang, peta rencana kota, produk hukum, berita dan galeri dari dinas pertanahan.';
  return `<!doctype html>
<html lang="id">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="description" content="${text}">
    <title>Penataan ruang kota</title>
    <link rel="icon" href="data:,">
    <style>img{max-width:100%;height:auto}</style>
  </head>
  <body>
    <img src="${hero.address}" alt="Gambar utama" width="${WIDTH}" height="${hero.height}" fetchpriority="high">
    <h1>Mau mengurus apa hari ini?</h1>
    <p>${text}</p>
    <p>${text}</p>
    <p>${text}</p>
  </body>
</html>
`;
}

/**
 * Makes the reference page and its picture in a folder that a server can serve.
 * @param dist the build that is measured beside it
 */
export async function makeReference(site: BenchSite, dist: string, folder: string): Promise<void> {
  const address = heroOf(readFileSync(join(dist, `${site.page}.html`), 'utf8'));
  const picture = join(folder, address);
  mkdirSync(dirname(picture), { recursive: true });
  copyFileSync(join(dist, address), picture);
  const { height } = await sharp(picture).metadata();
  writeFileSync(join(folder, `${site.page}.html`), referenceHtml({ address, height: height ?? 0 }));
  await site.compress(folder);
}
