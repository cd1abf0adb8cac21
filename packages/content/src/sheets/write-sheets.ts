import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SheetLook, ZoneSheet } from './sheet.ts';

/**
 * Writes the sheets of an office's zones as PDF, each under its own file name.
 * @param folder where they are to stand; made where it is not there
 */
export async function writeSheets(
  folder: string,
  zones: readonly ZoneSheet[],
  look: SheetLook,
): Promise<void> {
  // Only now: nobody else waits for what draws PDF.
  const { drawSheet } = await import('./draw-sheet.ts');
  await mkdir(folder, { recursive: true });
  for (const zone of zones) await writeFile(join(folder, zone.file), await drawSheet(zone, look));
}
