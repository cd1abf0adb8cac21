import {
  decorate,
  fillPolygon,
  GOLD,
  group,
  HAIR,
  INK,
  INNER,
  PAGE,
  type Paper,
  SAND,
  SOFT,
  TEAL,
  write,
} from './paper.ts';
import type { Block } from './types.ts';

const TEXT = 11.5;
const LEFT = PAGE.margin;

function drawSteps(paper: Paper, items: readonly (readonly [string, string])[], top: number): number {
  let y = top;
  for (const [index, [title, text]] of items.entries()) {
    const tile = [
      [LEFT, y],
      [LEFT + 18, y],
      [LEFT + 26, y + 8],
      [LEFT + 26, y + 26],
      [LEFT, y + 26],
    ] as const;
    fillPolygon(paper, tile, TEAL);
    const number = { x: LEFT + 9, y: y + 5, width: 12 };
    y = group(paper, 'LI', () => {
      write(paper, String(index + 1), number, { size: 12, colour: GOLD, bold: true, tag: 'Lbl' });
      const box = { x: LEFT + 40, y, width: INNER - 40 };
      return group(paper, 'LBody', () => {
        const after = write(paper, title, box, { size: TEXT, colour: INK, bold: true });
        return write(paper, text, { ...box, y: after }, { size: TEXT - 0.5, colour: SOFT }) + 9;
      });
    });
  }
  return y;
}

function drawList(paper: Paper, items: readonly string[], top: number): number {
  let y = top;
  for (const item of items) {
    const mark = [
      [LEFT + 5, y + 2],
      [LEFT + 10, y + 7],
      [LEFT + 5, y + 12],
      [LEFT, y + 7],
    ] as const;
    fillPolygon(paper, mark, GOLD);
    const box = { x: LEFT + 20, y, width: INNER - 20 };
    y = group(paper, 'LI', () => write(paper, item, box, { size: TEXT, colour: INK, tag: 'LBody' })) + 5;
  }
  return y;
}

/** Draws a hairline across the text, at a y in points. */
export function drawRule(paper: Paper, y: number): void {
  decorate(
    paper,
    () =>
      void paper
        .moveTo(LEFT, y)
        .lineTo(LEFT + INNER, y)
        .lineWidth(1)
        .stroke(HAIR),
  );
}

function drawRows(paper: Paper, rows: readonly (readonly [string, string])[], top: number): number {
  let y = top;
  drawRule(paper, y);
  for (const [label, value] of rows) {
    y += 7;
    y = group(paper, 'TR', () => {
      const size = TEXT - 0.5;
      const left = write(
        paper,
        label,
        { x: LEFT, y, width: 98 },
        { size, colour: INK, bold: true, tag: 'TH' },
      );
      const box = { x: LEFT + 108, y, width: INNER - 108 };
      const right = write(paper, value, box, { size, colour: SOFT, tag: 'TD' });
      return Math.max(left, right) + 4;
    });
    drawRule(paper, y);
  }
  return y + 4;
}

function drawLegend(paper: Paper, rows: readonly (readonly [string, string, string])[], top: number): number {
  let y = top;
  for (const [colour, label, value] of rows) {
    decorate(paper, () => void paper.rect(LEFT, y, 34, 18).fill(colour));
    group(paper, 'TR', () => {
      const code = { x: LEFT + 46, y: y + 1.5, width: 44 };
      write(paper, label, code, { size: TEXT, colour: INK, bold: true, tag: 'TH' });
      const zone = { x: LEFT + 96, y: y + 1.5, width: INNER - 96 };
      write(paper, value, zone, { size: TEXT, colour: SOFT, tag: 'TD' });
    });
    y += 24;
  }
  return y;
}

function drawNote(paper: Paper, title: string, text: string, top: number): number {
  const inner = { x: LEFT + 16, width: INNER - 34 };
  paper.font('body').fontSize(TEXT - 0.5);
  const height = paper.heightOfString(text, { width: inner.width, lineGap: (TEXT - 0.5) * 0.12 }) + 38;
  const right = LEFT + INNER;
  fillPolygon(
    paper,
    [
      [LEFT, top],
      [right - 16, top],
      [right, top + 16],
      [right, top + height],
      [LEFT, top + height],
    ],
    SAND,
  );
  decorate(paper, () => void paper.rect(LEFT, top, 4, height).fill(GOLD));
  const y = write(
    paper,
    title,
    { ...inner, y: top + 13 },
    { size: TEXT, colour: INK, bold: true, tag: 'H3' },
  );
  write(paper, text, { ...inner, y }, { size: TEXT - 0.5, colour: SOFT });
  return top + height;
}

/** Draws a block from a y downwards and gives the y below it; both in points. */
export function drawBlock(paper: Paper, block: Block, y: number): number {
  switch (block.kind) {
    case 'text':
      return write(paper, block.text, { x: LEFT, y, width: INNER }, { size: TEXT, colour: INK });
    case 'steps':
      return group(paper, 'L', () => drawSteps(paper, block.items, y));
    case 'list':
      return group(paper, 'L', () => drawList(paper, block.items, y));
    case 'rows':
      return group(paper, 'Table', () => drawRows(paper, block.rows, y));
    case 'legend':
      return group(paper, 'Table', () => drawLegend(paper, block.rows, y));
    case 'note':
      return drawNote(paper, block.title, block.text, y);
  }
}
