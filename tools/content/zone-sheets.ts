import type { SheetLook, ZoneSheet } from '@bupc/content';
import { drawImage, IMAGE_RATIO, imageId } from '../../src/adapters/map/style/images.ts';
import type { CityConfig } from '../../src/domain/city-config.ts';
import { PERMISSION_WORDS } from '../../src/domain/map/card-text.ts';
import { mayBuildIn } from '../../src/domain/map/intensity.ts';
import type { MapConfig, Zone } from '../../src/domain/map/map-config.ts';
import * as placeTexts from '../../src/domain/map/place-texts.ts';
import { sheetFile } from '../../src/domain/map/zone-sheet.ts';
import { activitiesIn, permissionsIn } from '../../src/domain/map/zoning.ts';
import { longDate } from '../../src/domain/shared/indonesian-date.ts';
import { FACE, MARK } from './look.ts';
import { BINDS, limitsOf, NO_BUILDING, regulationText, specialText } from './sheet-text.ts';

const INK = '#0B2326';

/** Gives what the sheets of a city have in common. */
export function sheetLook({ office, contact }: CityConfig, { regulation }: MapConfig): SheetLook {
  return {
    author: office.name,
    nameLines: office.nameLines,
    mark: MARK,
    face: FACE,
    language: 'id-ID',
    kind: 'Lembar aturan zona',
    date: `Data per ${longDate(Date.parse(regulation.date))}`,
    foot: [BINDS.strong, `${BINDS.rest} Tanya: ${contact.hotline.label} atau ${contact.email}.`],
    pageOf: (page, total) => `Halaman ${page} dari ${total}`,
  };
}

/** Gives the sheet of each zone of a map, as visitors open it from the card (spec §2 Map page). */
export function zoneSheets({ origin }: CityConfig, map: MapConfig): ZoneSheet[] {
  return map.zones.map((zone) => sheetOfZone(zone, map, origin));
}

function sheetOfZone(zone: Zone, map: MapConfig, origin: string): ZoneSheet {
  const pattern = patternOf(zone);
  const more = specialText(map.special, origin);
  return {
    title: `Lembar aturan zona ${zone.code}, ${zone.name}`,
    file: sheetFile(zone.code),
    code: zone.code,
    name: zone.name,
    group: `Zona ${zone.code}, kelompok ${zone.group}`,
    source: regulationText(map.regulation, zone),
    colour: zone.light,
    ...(pattern && { pattern }),
    limits: {
      heading: 'Sebesar apa bangunannya?',
      ...(limitsNote(zone) && { note: limitsNote(zone) }),
      rows: zone.buildingLimits ? limitsOf(zone.buildingLimits) : [],
    },
    activities: { heading: 'Boleh untuk apa?', groups: groupsOf(zone, map) },
    ...(more !== undefined && { more }),
  };
}

function limitsNote({ buildingLimits: limits }: Zone): string {
  if (limits === undefined) return placeTexts.limitsUnknown;
  return mayBuildIn(limits) ? '' : NO_BUILDING;
}

function groupsOf({ code }: Zone, { activities }: MapConfig): ZoneSheet['activities']['groups'] {
  const sorted = activitiesIn(activities, code);
  return permissionsIn(activities).map((permission) => {
    const list = sorted[permission].map(({ activity: { name }, condition }) => ({
      name,
      ...(condition !== undefined && { condition }),
    }));
    const count = list.length === 0 ? 'tidak ada' : `${list.length} kegiatan`;
    return { permission, heading: `${PERMISSION_WORDS[permission]} (${count})`, list };
  });
}

function patternOf({ pattern }: Zone): ZoneSheet['pattern'] {
  const drawn = drawImage(imageId.pattern(pattern, INK));
  if (!drawn) return undefined;
  const { width, height, data } = drawn;
  return { pixels: data, width, height, side: width / IMAGE_RATIO };
}
