import { PARCEL_PARAMETER, PURPOSE_PARAMETER, STARTED_PARAMETER } from '../shared/carried-parcel.ts';
import { POINT_PARAMETER } from '../shared/carried-point.ts';
import { PURPOSE_NAMES, purposeAddress, readPurpose } from '../shared/purpose.ts';
import { readSearch } from '../shared/search-parameters.ts';
import * as sharedTexts from '../shared/texts.ts';
import type { MapConfig } from './map-config.ts';

/** What a parcel is chosen for on the map (spec §2 Map page). */
export interface Errand {
  readonly name: string;
  /** Where the visitor has come from. */
  readonly back: string;
  /** Whether a parcel, or another point of the map, has come along. */
  readonly hasPlace: boolean;
  /** Whether a street or a river will do as well: who writes to the office may mean one. */
  readonly takesAny: boolean;
}

/**
 * Reads what a parcel is chosen for: something begun on /home, or what is wanted of the office.
 * @param search the query of the page's address
 * @param needs of the office; what is begun and none of them are the questions
 * @returns undefined for who came for the map itself
 */
export function errandOf(search: string, needs: MapConfig['needs']): Errand | undefined {
  const {
    [STARTED_PARAMETER]: started,
    [PURPOSE_PARAMETER]: wanted,
    [PARCEL_PARAMETER]: parcel,
    [POINT_PARAMETER]: point,
  } = readSearch(search);
  const hasPlace = parcel !== undefined || point !== undefined;
  const purpose = readPurpose(wanted);
  if (purpose)
    return { name: PURPOSE_NAMES[purpose], back: purposeAddress(purpose), hasPlace, takesAny: true };
  if (!started) return undefined;
  const need = needs.find(({ id }) => id === started);
  return {
    name: need?.name ?? sharedTexts.whatToBuild,
    back: `/home?${STARTED_PARAMETER}=${encodeURIComponent(started)}`,
    hasPlace,
    takesAny: false,
  };
}
