import { MOST } from '../texts.ts';
import type { Made } from '../write/made.ts';
import type { CityChanges } from './compare-city.ts';
import type { JudgedClaims } from './old-numbers.ts';
import { layersOf, type Shrunk } from './shrunk.ts';
import { isLater, type Standing } from './standing.ts';
import * as texts from './texts.ts';

/** What the report says of the map before: line by line what is different, and what cannot be compared. */
export function changeLines(
  { parcels, goneKelurahan, otherIds, landless, unread }: CityChanges,
  shrunk: readonly Shrunk[],
  before: Pick<Standing, 'made' | 'unread'>,
  made: Made,
): string[] {
  const layers = new Set(layersOf(made));
  const goneLayers = before.made === undefined ? [] : layersOf(before.made).filter((id) => !layers.has(id));
  const { gone, added, moved, zones, areas } = parcels;
  const said = [
    ...(goneKelurahan.length > 0 ? [texts.goneKelurahan(goneKelurahan)] : []),
    ...otherIds.slice(0, MOST).map(texts.otherId),
    ...(otherIds.length > MOST ? [texts.otherIds(otherIds.length - MOST)] : []),
    ...(goneLayers.length > 0 ? [texts.goneLayers(goneLayers)] : []),
    // Layers that are gone are reported above.
    ...shrunk.filter(({ is, what }) => is > 0 || !goneLayers.includes(what)).map(texts.shrink),
    ...(landless.length > 0 ? [texts.landless(landless)] : []),
    ...(gone.count > 0 ? [texts.gone(gone)] : []),
    ...(added.count > 0 ? [texts.added(added)] : []),
    ...(moved.length > 0 ? [texts.moved(moved)] : []),
    ...zoneLines(zones),
    ...(areas.count > 0 ? [texts.areaChanged(areas)] : []),
  ];
  const unknown = [...before.unread, ...(unread.length > 0 ? [texts.unreadParcels(unread)] : [])];
  return said.length + unknown.length === 0 ? [texts.SAME] : [...unknown, ...said];
}

/**
 * Reports that former links cannot be distinguished from present ones.
 * @param date of the new map, `2026-07-01`
 */
export function dateHints({ parcels }: CityChanges, standing: Standing, date: string | undefined): string[] {
  const isOld = date !== undefined && !isLater(date, standing);
  return isOld && parcels.moved.length > 0 ? [texts.SAME_DATE] : [];
}

function zoneLines(zones: CityChanges['parcels']['zones']): string[] {
  const sorted = [...zones].sort(([, a], [, b]) => b.count - a.count);
  const rest = sorted.slice(MOST).reduce((sum, [, { count }]) => sum + count, 0);
  const most = sorted.slice(0, MOST).map(([pair, one]) => texts.zoneChanged(pair, one));
  return rest > 0 ? [...most, texts.otherZones(rest)] : most;
}

/** What of old numbers somebody should look at. */
export function claimNotes({ unnumbered, reused, unknown, contested }: JudgedClaims): string[] {
  return [
    ...(unnumbered.length > 0 ? [texts.unnumbered(unnumbered)] : []),
    ...(reused.length > 0 ? [texts.reused(reused)] : []),
    ...(unknown.length > 0 ? [texts.unknown(unknown)] : []),
    ...(contested.length > 0 ? [texts.contested(contested)] : []),
  ];
}
