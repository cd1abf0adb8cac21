import { fillPolygon, GOLD, HAIR, INK, INNER, PAGE, type Paper, SAND, SOFT, TEAL, write } from './paper.ts';
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
    write(
      paper,
      String(index + 1),
      { x: LEFT + 9, y: y + 7, width: 12 },
      { size: 12, colour: GOLD, bold: true },
    );
    const after = write(
      paper,
      title,
      { x: LEFT + 40, y, width: INNER - 40 },
      { size: TEXT, colour: INK, bold: true },
    );
    y =
      write(paper, text, { x: LEFT + 40, y: after, width: INNER - 40 }, { size: TEXT - 0.5, colour: SOFT }) +
      9;
  }
  return y;
}

function drawList(paper: Paper, items: readonly string[], top: number): number {
  let y = top;
  for (const item of items) {
    fillPolygon(
      paper,
      [
        [LEFT + 5, y + 1],
        [LEFT + 10, y + 6],
        [LEFT + 5, y + 11],
        [LEFT, y + 6],
      ],
      GOLD,
    );
    y = write(paper, item, { x: LEFT + 20, y, width: INNER - 20 }, { size: TEXT, colour: INK }) + 5;
  }
  return y;
}

function drawRule(paper: Paper, y: number): void {
  paper
    .moveTo(LEFT, y)
    .lineTo(LEFT + INNER, y)
    .lineWidth(1)
    .stroke(HAIR);
}

function drawRows(paper: Paper, rows: readonly (readonly [string, string])[], top: number): number {
  let y = top;
  drawRule(paper, y);
  for (const [label, value] of rows) {
    y += 7;
    const left = write(
      paper,
      label,
      { x: LEFT, y, width: 98 },
      { size: TEXT - 0.5, colour: INK, bold: true },
    );
    const right = write(
      paper,
      value,
      { x: LEFT + 108, y, width: INNER - 108 },
      { size: TEXT - 0.5, colour: SOFT },
    );
    y = Math.max(left, right) + 4;
    drawRule(paper, y);
  }
  return y + 4;
}

function drawLegend(paper: Paper, rows: readonly (readonly [string, string, string])[], top: number): number {
  let y = top;
  for (const [colour, label, value] of rows) {
    paper.rect(LEFT, y, 34, 18).fill(colour);
    write(paper, label, { x: LEFT + 46, y: y + 3.5, width: 44 }, { size: TEXT, colour: INK, bold: true });
    write(paper, value, { x: LEFT + 96, y: y + 3.5, width: INNER - 96 }, { size: TEXT, colour: SOFT });
    y += 24;
  }
  return y;
}

function drawNote(paper: Paper, title: string, text: string, top: number): number {
  const inner = { x: LEFT + 16, width: INNER - 34 };
  paper.font('Helvetica').fontSize(TEXT - 0.5);
  const height = paper.heightOfString(text, { width: inner.width, lineGap: (TEXT - 0.5) * 0.28 }) + 38;
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
  paper.rect(LEFT, top, 4, height).fill(GOLD);
  const y = write(paper, title, { ...inner, y: top + 13 }, { size: TEXT, colour: INK, bold: true });
  write(paper, text, { ...inner, y }, { size: TEXT - 0.5, colour: SOFT });
  return top + height;
}

/** Draws a block from a y downwards and gives the y below it; both in points. */
export function drawBlock(paper: Paper, block: Block, y: number): number {
  switch (block.kind) {
    case 'text':
      return write(paper, block.text, { x: LEFT, y, width: INNER }, { size: TEXT, colour: INK });
    case 'steps':
      return drawSteps(paper, block.items, y);
    case 'list':
      return drawList(paper, block.items, y);
    case 'rows':
      return drawRows(paper, block.rows, y);
    case 'legend':
      return drawLegend(paper, block.rows, y);
    case 'note':
      return drawNote(paper, block.title, block.text, y);
  }
}
