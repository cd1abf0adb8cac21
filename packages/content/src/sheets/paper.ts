import PDFDocument from 'pdfkit';
import { type PaperFont, paperFont } from './paper-fonts.ts';
import type { Face } from './sheet.ts';

/** The document being written. */
export type Paper = InstanceType<typeof PDFDocument>;

const FONTS: readonly PaperFont[] = ['body', 'bold'];

export const INK = '#0B2326';
export const SOFT = '#41585A';
export const TEAL = '#0A3B3D';
export const GOLD = '#F2B632';
export const SAND = '#F6EFE1';
export const HAIR = '#DCCFB4';

/** What a document is about, its size in points, its language and its face. */
interface PaperInfo {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly size: [width: number, height: number];
  readonly language: string;
  readonly face: Face;
}

/** What is being read of each document, from the whole down to the innermost group. */
const groups = new WeakMap<Paper, Group[]>();
type Group = ReturnType<Paper['struct']>;

/**
 * Starts a document with fixed dates, so that the same content gives the same bytes. It is tagged, titled,
 * and says its language.
 */
export async function openPaper(info: PaperInfo): Promise<Paper> {
  const paper = new PDFDocument({
    size: info.size,
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: info.language,
    tagged: true,
    displayTitle: true,
    info: {
      Title: info.title,
      Author: info.author,
      Subject: info.subject,
      CreationDate: new Date('2024-11-20T01:00:00Z'),
      ModDate: new Date('2024-11-20T01:00:00Z'),
    },
  });
  for (const name of FONTS) paper.registerFont(name, await paperFont(info.face, name));
  const whole = paper.struct('Document');
  paper.addStructure(whole);
  groups.set(paper, [whole]);
  return paper;
}

/** Ends a document that openPaper started. */
export function closePaper(paper: Paper): void {
  groups.get(paper)?.[0]?.end();
  paper.end();
}

/** Draws what belongs together when read aloud: a list, an item of it, a table, a row. */
export function group<T>(paper: Paper, kind: string, draw: () => T): T {
  const open = groups.get(paper);
  if (open === undefined) throw new TypeError('this paper was not opened by openPaper');
  const inner = paper.struct(kind);
  open.at(-1)?.add(inner);
  open.push(inner);
  const drawn = draw();
  open.pop();
  inner.end();
  return drawn;
}

/** Draws what is not read aloud: grounds, rules, pictures that say nothing more than the text, page numbers. */
export function decorate(paper: Paper, draw: () => void): void {
  paper.markContent('Artifact');
  draw();
  paper.endMarkedContent();
}

/** How a text is set, and what it is when read aloud: a paragraph unless it says so, nothing where it is decoration. */
interface TextStyle {
  readonly size: number;
  readonly colour: string;
  readonly bold?: boolean;
  /** Points between lines. */
  readonly gap?: number;
  readonly tag?: string;
}

/** Writes text in a box and gives the y below it. */
export function write(
  paper: Paper,
  text: string,
  box: { x: number; y: number; width: number },
  style: TextStyle,
): number {
  const set = () => {
    paper
      .font(style.bold ? 'bold' : 'body')
      .fontSize(style.size)
      .fillColor(style.colour)
      .text(text, box.x, box.y, { width: box.width, lineGap: style.gap ?? style.size * 0.12 });
  };
  const { tag = 'P' } = style;
  if (tag === 'Artifact') decorate(paper, set);
  else
    groups
      .get(paper)
      ?.at(-1)
      ?.add(paper.struct(tag, {}, set));
  return paper.y;
}
