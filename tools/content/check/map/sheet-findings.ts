import { closeSync, openSync, readSync } from 'node:fs';
import type { Finding } from '@bupc/content';
import { said } from '@bupc/content/files';
import type { MapConfig } from '../../../../src/domain/map/map-config.ts';
import { sheetOf } from '../../../../src/domain/map/zone-sheet.ts';
import { isOutside, mapFile, type SiteFolder } from './map-files.ts';
import { findingsOf, type Mistake } from './mistake.ts';

const PDF = '%PDF-';

/** Finds the zones whose sheet is missing or no PDF, where the sheets are files of the site (docs/map.md, The sheets). */
export function sheetFindings(config: MapConfig, site: SiteFolder): Finding[] {
  return config.zones.flatMap((zone) => {
    const address = sheetOf(config, zone)?.address;
    if (address === undefined || isOutside(address)) return [];
    const { path, name, bytes } = mapFile(address, site);
    if (bytes === undefined) {
      const words = said(
        'tidak punya lembar; letakkan di sini, buat dengan npm run content -- sheets, atau hapus sheets',
        'has no sheet; put it here, draw it with npm run content -- sheets, or leave sheets out',
      );
      return findingsOf(name, [wrong('missing', zone.code, words)]);
    }
    if (startOf(path) === PDF) return [];
    return findingsOf(name, [
      wrong(
        'no PDF',
        zone.code,
        said('lembarnya bukan PDF; simpan sebagai PDF', 'has a sheet that is no PDF; save it as one'),
      ),
    ]);
  });
}

const wrong = (sort: string, code: string, words: string): Mistake => ({
  level: 'error',
  sort,
  message: `${said('zona', 'zone')} ${code} ${words}`,
});

function startOf(path: string): string {
  const file = openSync(path, 'r');
  const start = Buffer.alloc(PDF.length);
  const read = readSync(file, start);
  closeSync(file);
  return start.toString('latin1', 0, read);
}
