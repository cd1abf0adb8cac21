import { decorate, group, INK, type Paper, SOFT, write } from './paper.ts';
import type { LimitRow, SheetActivity, SheetPermission, ZoneSheet } from './sheet.ts';
import { hairline, heightOf, INNER, LEFT, makeRoom, type Sheet, widthOf, writeRight } from './sheet-page.ts';

const SWATCH = 66;
const PLATE = '#FFFCF2';
const NAME_WIDTH = 48;

/** A tile of a pattern as PNG, at an address of its own; by that it goes into the document once. */
export interface Tile {
  readonly png: string;
  /** In points. */
  readonly side: number;
}

/** Draws which zone it is: its code on its hue, its name, its group, and where its rules stand. */
export function drawZone(sheet: Sheet, zone: ZoneSheet, tile: Tile | undefined): void {
  const { paper, y } = sheet;
  decorate(paper, () => drawSwatch(paper, zone.colour, tile, y));
  const size = zone.code.length > 4 ? 17 : 20;
  const width = widthOf(paper, zone.code, size, true);
  const code = { x: LEFT + (SWATCH - width) / 2, y: y + SWATCH / 2 - size * 0.64, width: width + 1 };
  write(paper, zone.code, code, { size, colour: INK, bold: true });
  const beside = { x: LEFT + SWATCH + 16, width: INNER - SWATCH - 16 };
  const name = { size: 20, colour: INK, bold: true, gap: 0, tag: 'H1' };
  let below = write(paper, zone.name, { ...beside, y: y - 4 }, name);
  below = write(paper, zone.group, { ...beside, y: below }, { size: 10.5, colour: INK });
  below = write(paper, zone.source, { ...beside, y: below + 1 }, { size: 9, colour: SOFT });
  sheet.y = Math.max(y + SWATCH, below);
}

/** Draws the table of a zone's limits. */
export function drawLimits(sheet: Sheet, rows: readonly LimitRow[]): void {
  const { paper } = sheet;
  const size = 9.5;
  group(paper, 'Table', () => {
    for (const { name, meaning, value } of rows) {
      hairline(sheet);
      const y = sheet.y + 3;
      const rest = INNER - NAME_WIDTH - 12 - widthOf(paper, value, size, true);
      const below = group(paper, 'TR', () => [
        write(paper, name, { x: LEFT, y, width: NAME_WIDTH }, { size, colour: INK, bold: true, tag: 'TH' }),
        write(paper, meaning, { x: LEFT + NAME_WIDTH, y, width: rest }, { size, colour: SOFT, tag: 'TD' }),
        writeRight(paper, value, y, { size, colour: INK, bold: true, tag: 'TD' }),
      ]);
      sheet.y = Math.max(...below) + 1.5;
    }
  });
  hairline(sheet);
}

const MARKS: Readonly<Record<SheetPermission, readonly [path: string, ink: string, ground: string]>> = {
  allowed: ['m5 12.5 5 5 9-10', '#1D6B3C', '#D9ECDF'],
  limited: ['M5 5h14v14H5zM9 12h6', INK, '#FDEEC6'],
  conditional: ['m12 3 9 9-9 9-9-9zM12 8v5M12 15.5v1', INK, '#FDEEC6'],
  forbidden: ['m6 6 12 12M18 6 6 18', '#A83220', '#FBE3DC'],
};

/** How many activities stand beside each other. */
const COLUMNS: Readonly<Record<SheetPermission, number>> = {
  allowed: 3,
  limited: 2,
  conditional: 2,
  forbidden: 3,
};
const GAP = 14;
/** Points below the names of a row. */
const BELOW: Readonly<Record<SheetPermission, number>> = {
  allowed: 1.2,
  limited: 3,
  conditional: 3,
  forbidden: 1.2,
};
const ABOVE_PERMISSION = 7;
const PERMISSION_HEIGHT = ABOVE_PERMISSION + 19;
const MOST_KEPT = 260;
const LIST = { size: 8.8, gap: 0 } as const;

/** Draws what a zone says of activities in one way: allowed, with which conditions, not allowed. */
export function drawActivities(
  sheet: Sheet,
  { permission, heading, list }: ZoneSheet['activities']['groups'][number],
): void {
  const { paper } = sheet;
  const columns = COLUMNS[permission];
  const width = (INNER - GAP * (columns - 1)) / columns;
  const rows = Array.from({ length: Math.ceil(list.length / columns) }, (_, row) =>
    list.slice(row * columns, (row + 1) * columns),
  );
  const heights = rows.map((row) => Math.max(...row.map((one) => activityHeight(paper, one, width))));
  const whole = heights.reduce((sum, height) => sum + height + BELOW[permission], PERMISSION_HEIGHT);
  // Kept together, unless that alone would leave a page half empty.
  makeRoom(sheet, Math.min(whole, MOST_KEPT));
  drawPermission(sheet, permission, heading);
  group(paper, 'L', () => {
    for (const [index, row] of rows.entries()) {
      const height = heights[index] ?? 0;
      makeRoom(sheet, height);
      row.forEach((one, column) => {
        const box = { x: LEFT + column * (width + GAP), y: sheet.y, width };
        group(paper, 'LI', () => drawActivity(paper, one, box));
      });
      sheet.y += height + BELOW[permission];
    }
  });
}

function drawPermission(sheet: Sheet, permission: SheetPermission, heading: string): void {
  const { paper } = sheet;
  sheet.y += ABOVE_PERMISSION;
  const { y } = sheet;
  const [path, ink, ground] = MARKS[permission];
  decorate(paper, () => {
    paper.rect(LEFT, y, 16, 16).fill(ground);
    paper.save();
    paper
      .translate(LEFT + 2, y + 2)
      .scale(0.5)
      .path(path)
      .lineWidth(2.4)
      .stroke(ink);
    paper.restore();
  });
  write(
    paper,
    heading,
    { x: LEFT + 23, y: y + 1, width: INNER - 23 },
    { size: 10.5, colour: INK, bold: true, tag: 'H3' },
  );
  sheet.y = y + PERMISSION_HEIGHT - ABOVE_PERMISSION;
}

function drawActivity(
  paper: Paper,
  { name, condition }: SheetActivity,
  box: { readonly x: number; readonly y: number; readonly width: number },
): void {
  if (condition === undefined) {
    write(paper, name, box, { ...LIST, colour: INK, tag: 'LBody' });
    return;
  }
  group(paper, 'LBody', () => {
    const y = write(paper, name, box, { ...LIST, colour: INK, bold: true });
    write(paper, condition, { ...box, y }, { ...LIST, colour: SOFT });
  });
}

function activityHeight(paper: Paper, { name, condition }: SheetActivity, width: number): number {
  if (condition === undefined) return heightOf(paper, name, width, LIST);
  const above = heightOf(paper, name, width, { ...LIST, bold: true });
  return above + heightOf(paper, condition, width, LIST);
}

function drawSwatch(paper: Paper, colour: string, tile: Tile | undefined, y: number): void {
  const cut = 16;
  const right = LEFT + SWATCH;
  paper.save();
  paper
    .polygon([LEFT, y], [right - cut, y], [right, y + cut], [right, y + SWATCH], [LEFT, y + SWATCH])
    .clip();
  paper.rect(LEFT, y, SWATCH, SWATCH).fill(colour);
  if (tile) {
    for (let x = 0; x < SWATCH; x += tile.side) {
      for (let down = 0; down < SWATCH; down += tile.side) {
        paper.image(tile.png, LEFT + x, y + down, { width: tile.side });
      }
    }
    paper
      .rect(LEFT + 5, y + 20, SWATCH - 10, 26)
      .fillOpacity(0.78)
      .fill(PLATE)
      .fillOpacity(1);
  }
  paper.restore();
}
