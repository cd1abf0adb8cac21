import PDFDocument from 'pdfkit';

/** The document being written. */
export type Paper = InstanceType<typeof PDFDocument>;

/** Points. */
export const PAGE = { width: 400, height: 600, margin: 36 } as const;
export const INNER = PAGE.width - PAGE.margin * 2;

export const INK = '#0B2326';
export const SOFT = '#41585A';
export const TEAL = '#0A3B3D';
export const DEEP = '#06292B';
export const GOLD = '#F2B632';
export const SAND = '#F6EFE1';
export const HAIR = '#DCCFB4';

/** Starts a document with fixed dates, so that the same content gives the same bytes. */
export function openPaper(title: string, author: string): Paper {
  return new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'id-ID',
    displayTitle: true,
    info: {
      Title: title,
      Author: author,
      Subject: 'Panduan layanan tata ruang',
      CreationDate: new Date('2024-11-20T01:00:00Z'),
      ModDate: new Date('2024-11-20T01:00:00Z'),
    },
  });
}

/** Fills a polygon. */
export function fillPolygon(
  paper: Paper,
  corners: readonly (readonly [number, number])[],
  colour: string,
): void {
  paper.polygon(...corners.map(([x, y]) => [x, y])).fill(colour);
}

/** Fills the row of triangles that edges fields of the site: peaks up, on a base line. */
export function fillPeaks(paper: Paper, y: number, step: number, colour: string): void {
  for (let x = 0; x < PAGE.width; x += step * 2) {
    fillPolygon(
      paper,
      [
        [x, y],
        [x + step / 2, y - step / 2],
        [x + step, y],
      ],
      colour,
    );
    const [cx, cy, r] = [x + step * 1.5, y - step * 0.24, step * 0.11];
    fillPolygon(
      paper,
      [
        [cx, cy - r],
        [cx + r, cy],
        [cx, cy + r],
        [cx - r, cy],
      ],
      colour,
    );
  }
}

/** Writes text in a box and gives the y below it. */
export function write(
  paper: Paper,
  text: string,
  box: { x: number; y: number; width: number },
  style: { size: number; colour: string; bold?: boolean; gap?: number },
): number {
  paper
    .font(style.bold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(style.size)
    .fillColor(style.colour)
    .text(text, box.x, box.y, { width: box.width, lineGap: style.gap ?? style.size * 0.28 });
  return paper.y;
}
