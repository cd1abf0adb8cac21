import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { closePaper, INK, openPaper, SOFT, write } from './paper.ts';
import type { PatternTile, SheetLook, ZoneSheet } from './sheet.ts';
import {
  endPage,
  heading,
  heightOf,
  INNER,
  LEFT,
  makeRoom,
  SHEET,
  type Sheet,
  startSheet,
} from './sheet-page.ts';
import { drawActivities, drawLimits, drawZone, type Tile } from './sheet-parts.ts';

/** Draws the sheet of a zone as a PDF, A4, tagged, with the same bytes each time. */
export async function drawSheet(zone: ZoneSheet, look: SheetLook): Promise<Buffer> {
  const tile = zone.pattern && (await pngOf(zone.pattern));
  // Drawn once only to count the pages, since each page shows their number.
  const { pages } = await drawn(zone, look, tile, 0);
  return (await drawn(zone, look, tile, pages)).bytes;
}

async function drawn(
  zone: ZoneSheet,
  look: SheetLook,
  tile: Tile | undefined,
  total: number,
): Promise<{ readonly bytes: Buffer; readonly pages: number }> {
  const paper = await openPaper({
    title: zone.title,
    author: look.author,
    subject: zone.source,
    size: [SHEET.width, SHEET.height],
    language: look.language,
    face: look.face,
  });
  const bytes = buffer(paper);
  const sheet: Sheet = { paper, look, title: zone.title, total, page: 1, y: 0 };
  startSheet(sheet);
  drawZone(sheet, zone, tile);
  heading(sheet, zone.limits.heading);
  if (zone.limits.note !== undefined) paragraph(sheet, zone.limits.note, INK);
  drawLimits(sheet, zone.limits.rows);
  heading(sheet, zone.activities.heading);
  for (const group of zone.activities.groups) drawActivities(sheet, group);
  if (zone.more !== undefined) {
    sheet.y += 6;
    paragraph(sheet, zone.more, SOFT);
  }
  endPage(sheet);
  closePaper(paper);
  return { bytes: await bytes, pages: sheet.page };
}

async function pngOf({ pixels, width, height, side }: PatternTile): Promise<Tile> {
  const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { png: `data:image/png;base64,${png.toString('base64')}`, side };
}

function paragraph(sheet: Sheet, text: string, colour: string): void {
  makeRoom(sheet, heightOf(sheet.paper, text, INNER, { size: 9 }));
  const box = { x: LEFT, y: sheet.y, width: INNER };
  sheet.y = write(sheet.paper, text, box, { size: 9, colour }) + 2;
}
