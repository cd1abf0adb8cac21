import type { MapConfig, Zone } from './map-config.ts';
import * as placeTexts from './place-texts.ts';

/** The sheet of a zone's rules as a file: what its link says and where it leads (spec §2 Map page). */
export interface ZoneSheet {
  /** 'Lembar aturan zona R-2 (PDF)' */
  readonly label: string;
  readonly address: string;
}

/** Names the file of a zone's sheet: its code in lower case, 'r-2.pdf'; a slash, which no file can have, as a hyphen. */
export function sheetFile(code: string): string {
  return `${code.toLowerCase().replace(/[/\\]/g, '-')}.pdf`;
}

/** Gives the sheet of a zone; none where the office has no sheets (spec §2 Map page). */
export function sheetOf({ sheets }: Pick<MapConfig, 'sheets'>, { code }: Zone): ZoneSheet | undefined {
  if (sheets === undefined) return undefined;
  return {
    label: placeTexts.zoneSheet(code),
    address: `${sheets}${encodeURIComponent(sheetFile(code))}`,
  };
}

/** Gives the annex that a clause names, 'Lampiran 13'; undefined where it names none. */
export function annexOf({ clause }: Pick<Zone, 'clause'>): string | undefined {
  const [annex] = /lampiran [\w.]*\w/i.exec(clause) ?? [];
  return annex && `L${annex.slice(1)}`;
}
