import { decorate, GOLD, HAIR, INK, type Paper, SAND, SOFT, TEAL, write } from './paper.ts';
import type { Mark, SheetLook } from './sheet.ts';

/** Points: A4. */
export const SHEET = { width: 595, height: 842, margin: 48 } as const;
export const LEFT = SHEET.margin;
export const INNER = SHEET.width - LEFT * 2;

const BOTTOM = 773;
const FOOT = 784;
const NUMBER_WIDTH = 110;
const NAME_WIDTH = 260;
const NAME_HEIGHT = 41;

/** A sheet as it is being drawn. */
export interface Sheet {
  readonly paper: Paper;
  readonly look: SheetLook;
  /** What pages after the first are headed with. */
  readonly title: string;
  /** The number of all pages; 0 while they are being counted. */
  readonly total: number;
  page: number;
  /** Where the next thing begins, in points from the top. */
  y: number;
}

/** Draws a line across the text. */
function rule({ paper }: Sheet, y: number, width: number, colour: string): void {
  const end = LEFT + INNER;
  decorate(paper, () => void paper.moveTo(LEFT, y).lineTo(end, y).lineWidth(width).stroke(colour));
}

/** Draws a hairline across the text. */
export const hairline = (sheet: Sheet): void => rule(sheet, sheet.y, 0.75, HAIR);

/** Starts the first page: whose sheet it is and of which day. */
export function startSheet(sheet: Sheet): void {
  const { paper, look } = sheet;
  paper.addPage();
  drawMark(paper, look.mark, { x: LEFT, y: 24, side: 36 });
  const name = { x: LEFT + 47, y: 26, width: NAME_WIDTH };
  write(paper, look.nameLines.join('\n'), name, { size: nameSize(paper, look), colour: INK, bold: true });
  const y = writeRight(paper, look.kind, 28, { size: 10, colour: INK });
  writeRight(paper, look.date, y, { size: 10, colour: SOFT });
  rule(sheet, 69, 2, INK);
  sheet.y = 80;
}

// As large as there is room for over the line.
function nameSize(paper: Paper, { nameLines }: SheetLook): number {
  const sizes = [11.5, 10.5, 9.5, 8.5, 7.5];
  const fits = (size: number) =>
    heightOf(paper, nameLines.join('\n'), NAME_WIDTH, { size, bold: true }) <= NAME_HEIGHT;
  return sizes.find(fits) ?? 7;
}

/** Goes on on a next page where less than a height is left on this one. */
export function makeRoom(sheet: Sheet, height: number): void {
  if (sheet.y + height <= BOTTOM) return;
  endPage(sheet);
  const { paper, title } = sheet;
  paper.addPage();
  sheet.page += 1;
  const head = { x: LEFT, y: 32, width: INNER };
  write(paper, title, head, { size: 10.5, colour: INK, bold: true, tag: 'Artifact' });
  rule(sheet, 53, 2, INK);
  sheet.y = 64;
}

/** Draws the foot of a page; it is read aloud on the last one alone. */
export function endPage(sheet: Sheet): void {
  const { paper, look, page, total } = sheet;
  const [strong, plain] = look.foot;
  const tag = page === total ? 'P' : 'Artifact';
  const box = { x: LEFT, y: FOOT, width: INNER - NUMBER_WIDTH };
  rule(sheet, FOOT - 8, 2, INK);
  const y = write(paper, strong, box, { size: 9, colour: INK, bold: true, tag });
  write(paper, plain, { ...box, y }, { size: 9, colour: INK, tag });
  writeRight(paper, look.pageOf(page, total), FOOT, { size: 9, colour: INK, tag: 'Artifact' });
}

/** Gives how high a text becomes, in points. */
export function heightOf(paper: Paper, text: string, width: number, style: Measured): number {
  paper.font(style.bold ? 'bold' : 'body').fontSize(style.size);
  return paper.heightOfString(text, { width, lineGap: style.gap ?? style.size * 0.12 });
}

interface Measured {
  readonly size: number;
  readonly bold?: boolean;
  readonly gap?: number;
}

/** Draws the heading of a section. */
export function heading(sheet: Sheet, text: string): void {
  sheet.y += 11;
  const box = { x: LEFT, y: sheet.y, width: INNER };
  sheet.y = write(sheet.paper, text, box, { size: 13, colour: INK, bold: true, tag: 'H2' }) + 2;
}

/** Gives how wide a line becomes, in points. */
export function widthOf(paper: Paper, text: string, size: number, bold = false): number {
  return paper
    .font(bold ? 'bold' : 'body')
    .fontSize(size)
    .widthOfString(text);
}

/** Writes a line that ends at the right edge of the text, and gives the y below it. */
export function writeRight(
  paper: Paper,
  text: string,
  y: number,
  style: { readonly size: number; readonly colour: string; readonly bold?: boolean; readonly tag?: string },
): number {
  const width = widthOf(paper, text, style.size, style.bold);
  // A little wider than the text, since rounding could break the line.
  return write(paper, text, { x: LEFT + INNER - width, y, width: width + 1 }, style);
}

function drawMark(
  paper: Paper,
  { ground, parcels, corner }: Mark,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  decorate(paper, () => {
    paper.save();
    paper.translate(x, y).scale(side / 56);
    paper.path(ground).fill(TEAL);
    paper.path(parcels).fill(SAND);
    paper.path(corner).fill(GOLD);
    paper.restore();
  });
}
