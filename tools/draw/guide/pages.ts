import { config } from '../../../site.config.ts';
import { drawBlock, drawRule } from './blocks.ts';
import {
  DEEP,
  decorate,
  fillPeaks,
  fillPolygon,
  GOLD,
  INK,
  INNER,
  PAGE,
  type Paper,
  SOFT,
  TEAL,
  write,
} from './paper.ts';
import type { GuidePage } from './types.ts';

const LEFT = PAGE.margin;
const BOTTOM = PAGE.height - 46;
export const PICTURE = { width: PAGE.width, height: 128 } as const;

/** Draws the front page over its picture (a JPEG as wide as the page and 300 points high). */
export function drawCover(paper: Paper, picture: Buffer): void {
  paper.addPage();
  paper.outline.addItem('Sampul');
  decorate(paper, () => {
    paper.rect(0, 0, PAGE.width, PAGE.height).fill(GOLD);
    paper
      .save()
      .polygon([0, 0], [PAGE.width - 72, 0], [PAGE.width, 72], [PAGE.width, 290], [0, 290])
      .clip();
    paper.image(picture, 0, 0, { width: PAGE.width, height: 300 });
    paper.restore();
  });
  fillPeaks(paper, 290, 40, GOLD);
  const title = `Panduan\n${config.centre.abbreviation}`;
  write(
    paper,
    title,
    { x: LEFT, y: 308, width: INNER },
    { size: 46, colour: INK, bold: true, gap: -8, tag: 'H1' },
  );
  const text = 'Layanan tata ruang, langkah demi langkah, untuk semua warga kota.';
  write(paper, text, { x: LEFT, y: 426, width: INNER - 40 }, { size: 14, colour: INK });
  fillPeaks(paper, 524, 40, DEEP);
  decorate(paper, () => void paper.rect(0, 524, PAGE.width, 76).fill(DEEP));
  write(
    paper,
    config.office.name,
    { x: LEFT, y: 548, width: INNER },
    { size: 11, colour: '#FFFFFF', bold: true },
  );
  write(paper, config.centre.tagline, { x: LEFT, y: 565, width: INNER }, { size: 10, colour: '#D3E4E1' });
}

function drawFoot(paper: Paper, number: number): void {
  fillPeaks(paper, PAGE.height - 14, 20, TEAL);
  decorate(paper, () => void paper.rect(0, PAGE.height - 14, PAGE.width, 14).fill(TEAL));
  write(
    paper,
    String(number),
    { x: PAGE.width - LEFT - 20, y: PAGE.height - 41, width: 30 },
    { size: 10, colour: SOFT, bold: true, tag: 'Artifact' },
  );
}

/** Draws the table of contents; each line goes to its page. */
export function drawContents(
  paper: Paper,
  entries: readonly (readonly [title: string, page: number])[],
): void {
  paper.addPage();
  paper.outline.addItem('Daftar isi');
  write(
    paper,
    'Daftar isi',
    { x: LEFT, y: 48, width: INNER },
    { size: 26, colour: INK, bold: true, tag: 'H2' },
  );
  let y = 100;
  for (const [title, page] of entries) {
    drawRule(paper, y - 8);
    write(paper, title, { x: LEFT, y, width: INNER - 40 }, { size: 12, colour: INK });
    write(
      paper,
      String(page),
      { x: LEFT + INNER - 24, y, width: 24 },
      { size: 12, colour: TEAL, bold: true },
    );
    paper.goTo(LEFT, y - 8, INNER, 29, `halaman-${page}`);
    y += 29.5;
  }
  drawFoot(paper, 2);
}

/** Draws a page of the guide, with its picture on top when it has one (a JPEG of the size PICTURE). */
export function drawPage(paper: Paper, page: GuidePage, number: number, picture: Buffer | undefined): void {
  paper.addPage();
  paper.outline.addItem(page.title);
  paper.addNamedDestination(`halaman-${number}`);
  let y = 48;
  if (picture) {
    const { width, height } = PICTURE;
    decorate(paper, () => {
      paper
        .save()
        .polygon([0, 0], [width - 48, 0], [width, 48], [width, height], [0, height])
        .clip();
      paper.image(picture, 0, 0, { width, height });
      paper.restore();
    });
    y = height + 22;
  } else {
    fillPolygon(
      paper,
      [
        [LEFT, 0],
        [LEFT + 44, 0],
        [LEFT + 44, 10],
        [LEFT + 34, 20],
        [LEFT, 20],
      ],
      GOLD,
    );
  }
  y =
    write(
      paper,
      page.title,
      { x: LEFT, y, width: INNER },
      { size: 22, colour: INK, bold: true, gap: 0, tag: 'H2' },
    ) + 6;
  y = write(paper, page.lead, { x: LEFT, y, width: INNER }, { size: 13, colour: TEAL }) + 12;
  for (const block of page.blocks) y = drawBlock(paper, block, y) + 11;
  if (y - 11 > BOTTOM)
    throw new RangeError(`page ${number} of the guide is ${Math.round(y - 11 - BOTTOM)} points too long`);
  drawFoot(paper, number);
}

/** Draws the last page: how to reach the office, on the deep ground. */
export function drawContact(paper: Paper, number: number, picture: Buffer): void {
  paper.addPage();
  paper.outline.addItem('Kontak');
  paper.addNamedDestination(`halaman-${number}`);
  decorate(paper, () => {
    paper.rect(0, 0, PAGE.width, PAGE.height).fill(DEEP);
    paper.image(picture, 0, PAGE.height - PICTURE.height, PICTURE);
  });
  fillPeaks(paper, PAGE.height - PICTURE.height, 40, DEEP);
  write(
    paper,
    'Datang atau\nkirim pesan.',
    { x: LEFT, y: 64, width: INNER },
    { size: 30, colour: '#FFFFFF', bold: true, gap: 0, tag: 'H2' },
  );
  const { contact } = config;
  const rows = [
    ['Alamat kantor', contact.address],
    ['WhatsApp', contact.hotline.label],
    ['Surel', contact.email],
    ['Konsultasi', contact.consultation],
  ] as const;
  let y = 168;
  for (const [label, value] of rows) {
    const after = write(paper, label, { x: LEFT, y, width: INNER }, { size: 11, colour: GOLD, bold: true });
    y = write(paper, value, { x: LEFT, y: after, width: INNER }, { size: 13, colour: '#FFFFFF' }) + 14;
  }
}
