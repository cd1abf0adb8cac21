import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { config } from '../../../site.config.ts';
import { type Paint, render } from '../kit/canvas.ts';
import { PUBLIC } from '../paths.ts';
import { pictureOf } from '../pictures/catalogue.ts';
import { drawContact, drawContents, drawCover, drawPage, PICTURE } from './pages.ts';
import { helpPages } from './pages-help.ts';
import { servicePages } from './pages-services.ts';
import { closePaper, openPaper } from './paper.ts';

// Sampul and daftar isi come before the first page of text.
const FIRST_PAGE = 3;
const PIXELS_PER_POINT = 2;
// How far down a picture its strip starts, from 0 (its top) to 1 (its bottom): no head is cut off.
const TOPS: Readonly<Record<string, number>> = {
  'gal-balai-01': 0.25,
  'gal-rapat-01': 0.47,
  'gal-maket-01': 0.36,
  'gal-loket-01': 0.34,
  'gal-pasar-01': 0.6,
  'gal-meja-01': 0.5,
  'gal-loket-02': 0.48,
};

/** Draws a strip of a picture, wide and low, as a JPEG at two pixels to a point. */
function strip(slug: string, width: number, height: number): Buffer {
  const { paint, ...full } = pictureOf(slug);
  const shown = (full.width * height) / width;
  const size = { width: width * PIXELS_PER_POINT, height: height * PIXELS_PER_POINT };
  const fit = Math.max(size.width / full.width, size.height / full.height);
  const part: Paint = (pen) => {
    pen.scale(fit, fit);
    if (shown <= full.height) pen.translate(0, (shown - full.height) * (TOPS[slug] ?? 0.5));
    else pen.translate((size.width / fit - full.width) * 0.7, 0);
    paint(pen, full);
  };
  return render(part, size, 2).encodeSync('jpeg', 74);
}

/** Writes the guide: a cover, its contents, the pages and how to reach the office. */
export async function makeGuide(): Promise<void> {
  const paper = await openPaper({
    title: `Panduan ${config.centre.abbreviation}`,
    author: config.office.name,
    subject: 'Panduan layanan tata ruang',
  });
  const done = pipeline(paper, createWriteStream(join(PUBLIC, 'panduanbupc.pdf')));
  const pages = [...servicePages, ...helpPages];
  const last = FIRST_PAGE + pages.length;
  const numbered = pages.map((page, index) => [page.title, FIRST_PAGE + index] as const);
  drawCover(paper, strip('bnr-sungai-permukiman', PICTURE.width, 300));
  drawContents(paper, [...numbered, ['Kontak', last]]);
  for (const [index, page] of pages.entries()) {
    const picture = page.picture ? strip(page.picture, PICTURE.width, PICTURE.height) : undefined;
    drawPage(paper, page, FIRST_PAGE + index, picture);
  }
  drawContact(paper, last, strip('gal-senja-01', PICTURE.width, PICTURE.height));
  closePaper(paper);
  await done;
}
