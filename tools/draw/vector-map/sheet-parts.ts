import { createCanvas } from '@napi-rs/canvas';
import { drawImage, IMAGE_RATIO, imageId } from '../../../src/adapters/map/style/images.ts';
import { PERMISSION_WORDS } from '../../../src/domain/map/card-text.ts';
import type { Zone } from '../../../src/domain/map/map-config.ts';
import type { Permission, PermittedActivity } from '../../../src/domain/map/zoning.ts';
import { decorate, group, INK, type Paper, SOFT, write } from '../guide/paper.ts';
import { hairline, heightOf, INNER, LEFT, makeRoom, type Sheet, widthOf, writeRight } from './sheet-page.ts';
import type { LimitRow } from './sheet-text.ts';

const SWATCH = 66;
const PLATE = '#FFFCF2';
const NAME_WIDTH = 48;

/**
 * Draws which zone it is: its code on its hue, its name, its group, and where its rules stand.
 * @param regulation the regulation and where in it
 */
export function drawZone(sheet: Sheet, zone: Zone, regulation: string): void {
  const { paper, y } = sheet;
  decorate(paper, () => drawSwatch(paper, zone, y));
  const size = zone.code.length > 4 ? 17 : 20;
  const width = widthOf(paper, zone.code, size, true);
  const code = { x: LEFT + (SWATCH - width) / 2, y: y + SWATCH / 2 - size * 0.64, width: width + 1 };
  write(paper, zone.code, code, { size, colour: INK, bold: true });
  const beside = { x: LEFT + SWATCH + 16, width: INNER - SWATCH - 16 };
  const name = { size: 20, colour: INK, bold: true, gap: 0, tag: 'H1' };
  const group = `Zona ${zone.code}, kelompok ${zone.group}`;
  let below = write(paper, zone.name, { ...beside, y: y - 4 }, name);
  below = write(paper, group, { ...beside, y: below }, { size: 10.5, colour: INK });
  below = write(paper, regulation, { ...beside, y: below + 1 }, { size: 9, colour: SOFT });
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

const MARKS: Readonly<Record<Permission, readonly [path: string, ink: string, ground: string]>> = {
  allowed: ['m5 12.5 5 5 9-10', '#1D6B3C', '#D9ECDF'],
  conditional: ['m12 3 9 9-9 9-9-9zM12 8v5M12 15.5v1', INK, '#FDEEC6'],
  forbidden: ['m6 6 12 12M18 6 6 18', '#A83220', '#FBE3DC'],
};

/** How many activities stand beside each other. */
const COLUMNS: Readonly<Record<Permission, number>> = { allowed: 3, conditional: 2, forbidden: 3 };
const GAP = 14;
/** Points below the names of a row. */
const BELOW: Readonly<Record<Permission, number>> = { allowed: 1.2, conditional: 3, forbidden: 1.2 };
const ABOVE_PERMISSION = 7;
const PERMISSION_HEIGHT = ABOVE_PERMISSION + 19;
const MOST_KEPT = 260;
const LIST = { size: 8.8, gap: 0 } as const;

/** Draws what a zone says of activities in one way: allowed, with which conditions, not allowed. */
export function drawActivities(
  sheet: Sheet,
  permission: Permission,
  activities: readonly PermittedActivity[],
): void {
  const { paper } = sheet;
  const columns = COLUMNS[permission];
  const width = (INNER - GAP * (columns - 1)) / columns;
  const rows = Array.from({ length: Math.ceil(activities.length / columns) }, (_, row) =>
    activities.slice(row * columns, (row + 1) * columns),
  );
  const heights = rows.map((row) => Math.max(...row.map((one) => activityHeight(paper, one, width))));
  const whole = heights.reduce((sum, height) => sum + height + BELOW[permission], PERMISSION_HEIGHT);
  // Kept together, unless that alone would leave a page half empty.
  makeRoom(sheet, Math.min(whole, MOST_KEPT));
  drawPermission(sheet, permission, activities.length);
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

function drawPermission(sheet: Sheet, permission: Permission, count: number): void {
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
  const words = `${PERMISSION_WORDS[permission]} (${count === 0 ? 'tidak ada' : `${count} kegiatan`})`;
  write(
    paper,
    words,
    { x: LEFT + 23, y: y + 1, width: INNER - 23 },
    { size: 10.5, colour: INK, bold: true, tag: 'H3' },
  );
  sheet.y = y + PERMISSION_HEIGHT - ABOVE_PERMISSION;
}

function drawActivity(
  paper: Paper,
  { activity: { name }, condition }: PermittedActivity,
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

function activityHeight(paper: Paper, { activity, condition }: PermittedActivity, width: number): number {
  if (condition === undefined) return heightOf(paper, activity.name, width, LIST);
  const name = heightOf(paper, activity.name, width, { ...LIST, bold: true });
  return name + heightOf(paper, condition, width, LIST);
}

function drawSwatch(paper: Paper, { light, pattern }: Zone, y: number): void {
  const cut = 16;
  const right = LEFT + SWATCH;
  paper.save();
  paper
    .polygon([LEFT, y], [right - cut, y], [right, y + cut], [right, y + SWATCH], [LEFT, y + SWATCH])
    .clip();
  paper.rect(LEFT, y, SWATCH, SWATCH).fill(light);
  const tile = patternTile(pattern);
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

// The pattern as the map paints it, repeated after its side. By its address it goes into the document once.
function patternTile(pattern: Zone['pattern']): { png: string; side: number } | undefined {
  const drawn = drawImage(imageId.pattern(pattern, INK));
  if (!drawn) return undefined;
  const { width, height, data } = drawn;
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  const pixels = pen.createImageData(width, height);
  pixels.data.set(data);
  pen.putImageData(pixels, 0, 0);
  return { png: canvas.toDataURL('image/png'), side: width / IMAGE_RATIO };
}
