import { type CsvCell, csvText } from '../shared/csv.ts';
import * as sharedTexts from '../shared/texts.ts';
import type { Activity, Zone } from './map-config.ts';
import * as placeTexts from './place-texts.ts';
import { conditionOf, permissionOf } from './zoning.ts';

const ZONE_COLUMNS = [
  ...['kode', 'nama', 'kelompok', 'kdb', 'klb', 'kdh', 'lantai', 'tinggi'],
  ...['gsb_depan', 'gsb_belakang', 'gsb_samping', 'pasal'],
];

/** Writes the zones with their limits as a table, named as in the office's own (docs/map.md). */
export function zoneTable(zones: readonly Zone[]): string {
  const rows = zones.map(({ code, name, group, buildingLimits: limits, clause }): CsvCell[] => [
    ...[code, name, group, limits?.coverage, limits?.floorRatio, limits?.green, limits?.storeys],
    ...[limits?.height, limits?.setback.front, limits?.setback.rear, limits?.setback.side, clause],
  ]);
  return csvText([ZONE_COLUMNS, ...rows]);
}

const ACTIVITY_COLUMNS = ['id', 'kegiatan', 'zona', 'kode', 'arti', 'syarat'];

/**
 * Writes which zone allows which activity: a row for each pair, with the code of the plan's annex, what it means, and the condition.
 * Of a zone of which the office says nothing there is no row.
 */
export function activityTable(activities: readonly Activity[], zones: readonly Zone[]): string {
  const ruled = zones.filter(({ isUnruled }) => !isUnruled);
  const rows = activities.flatMap((activity) =>
    ruled.map(({ code }): CsvCell[] => [
      activity.id,
      activity.name,
      code,
      ...permissionCells(activity, code),
    ]),
  );
  return csvText([ACTIVITY_COLUMNS, ...rows]);
}

/** The codes of the plan's annex with their words. */
const CODES = {
  allowed: ['I', sharedTexts.permitted],
  limited: ['T', placeTexts.limited],
  conditional: ['B', placeTexts.conditional],
  forbidden: ['X', placeTexts.forbidden],
} as const;

const permissionCells = (activity: Activity, zone: string): CsvCell[] => [
  ...CODES[permissionOf(activity, zone)],
  conditionOf(activity, zone),
];
