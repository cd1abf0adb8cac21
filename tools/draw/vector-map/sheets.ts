import { buffer } from 'node:stream/consumers';
import { map } from '../../../map.config.ts';
import { config } from '../../../site.config.ts';
import type { Zone } from '../../../src/domain/map/map-config.ts';
import { sheetFile } from '../../../src/domain/map/zone-sheet.ts';
import { activitiesIn, PERMISSIONS } from '../../../src/domain/map/zoning.ts';
import { longDate } from '../../../src/domain/shared/indonesian-date.ts';
import { closePaper, INK, openPaper, SOFT, write } from '../guide/paper.ts';
import { write as writeFile } from '../paths.ts';
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
import { drawActivities, drawLimits, drawZone } from './sheet-parts.ts';
import { limitsOf, mayBuild, NO_BUILDING, regulationText, specialText } from './sheet-text.ts';

/**
 * Writes the sheet of each zone of map.config.ts, as visitors open it from the card (spec §2 Map page).
 * @param folder where they are to stand
 */
export async function makeSheets(folder: string): Promise<void> {
  for (const zone of map.zones) writeFile(`${folder}/${sheetFile(zone.code)}`, await sheetOfZone(zone));
}

/** Draws the sheet of a zone as a PDF, with the same bytes each time. */
export async function sheetOfZone(zone: Zone): Promise<Buffer> {
  // Drawn once to count its pages: each says of how many it is one.
  const { pages } = await drawSheet(zone, 0);
  return (await drawSheet(zone, pages)).bytes;
}

async function drawSheet(zone: Zone, total: number): Promise<{ bytes: Buffer; pages: number }> {
  const title = `Lembar aturan zona ${zone.code}, ${zone.name}`;
  const paper = await openPaper({
    title,
    author: config.office.name,
    subject: regulationText(map.regulation, zone),
    size: [SHEET.width, SHEET.height],
  });
  const bytes = buffer(paper);
  const sheet: Sheet = { paper, title, total, page: 1, y: 0 };
  startSheet(sheet, longDate(Date.parse(map.regulation.date)));
  drawZone(sheet, zone, regulationText(map.regulation, zone));
  heading(sheet, 'Sebesar apa bangunannya?');
  if (!mayBuild(zone)) paragraph(sheet, NO_BUILDING, INK);
  drawLimits(sheet, limitsOf(zone));
  heading(sheet, 'Boleh untuk apa?');
  const activities = activitiesIn(map.activities, zone.code);
  for (const permission of PERMISSIONS) drawActivities(sheet, permission, activities[permission]);
  const special = specialText(map.special, config.origin);
  if (special !== undefined) {
    sheet.y += 6;
    paragraph(sheet, special, SOFT);
  }
  endPage(sheet);
  closePaper(paper);
  return { bytes: await bytes, pages: sheet.page };
}

function paragraph(sheet: Sheet, text: string, colour: string): void {
  makeRoom(sheet, heightOf(sheet.paper, text, INNER, { size: 9 }));
  const box = { x: LEFT, y: sheet.y, width: INNER };
  sheet.y = write(sheet.paper, text, box, { size: 9, colour }) + 2;
}
