import { activityOf } from './activity-search.ts';
import type { AskedPlace } from './asked-place.ts';
import type { Position } from './geometry.ts';
import type { StackedLayer } from './layer-stack.ts';
import { formatMapAddress, type MapAddress } from './map-address.ts';
import type { Activity } from './map-config.ts';
import type { MapView } from './map-view.ts';
import type { PlaceFacts } from './place.ts';
import type { PanelTab } from './sheet.ts';

/** Two layers beside each other, by their ids. */
export interface ComparedPair {
  readonly left: string;
  readonly right: string;
}

/** What is open on the map page, as far as its address says it. */
export interface OpenOnMap {
  readonly layers: readonly StackedLayer[];
  /** Absent until the map is drawn. */
  readonly view?: MapView | undefined;
  readonly asked?: AskedPlace | undefined;
  /** Those of what is asked for; absent while it is loading, and where it could not be read. */
  readonly facts?: Pick<PlaceFacts, 'parcel' | 'former'> | undefined;
  /** Whether what is asked for is still being read. */
  readonly isLoading?: boolean;
  /** The id of an activity; empty for none. */
  readonly activity: string;
  readonly compared?: ComparedPair | undefined;
}

/**
 * Gives the address of what is open (contract "Addresses").
 * @param present the page's address now: its view stays until the map has one, its place while that is loading
 * @param date of the map, where its numbers have changed before: addresses of parcels carry it
 */
export function addressOf(open: OpenOnMap, present?: MapAddress, date?: string): MapAddress {
  const { layers, activity, compared } = open;
  const view = open.view ?? present?.view;
  const { parcel, position } = placeOf(open, present);
  // A link keeps its age: after a reload it must still say that its number stood for other land.
  const made = parcel === undefined ? '' : parcel === present?.parcel ? present.made : date;
  return {
    layers,
    ...(view && { view }),
    ...(parcel !== undefined && { parcel }),
    ...(made && { made }),
    ...(position && { position }),
    ...(activity !== '' && { activity }),
    ...(compared && { compared }),
  };
}

interface PlaceOfAddress {
  readonly parcel?: string | undefined;
  readonly position?: Position | undefined;
}

function placeOf({ asked, facts, isLoading }: OpenOnMap, present?: MapAddress): PlaceOfAddress {
  const parcel = facts?.parcel?.id ?? (asked?.kind === 'parcel' ? asked.id : undefined);
  if (parcel !== undefined) return { parcel };
  // A place that is loading may turn out to be a parcel: it gets its address once that is known.
  if (asked && isLoading) return { parcel: present?.parcel, position: present?.position };
  return asked?.kind === 'position' ? { position: asked.at } : {};
}

/** A change of the page's address: a new entry of the history, or another address for the present one. */
export interface MapAddressChange {
  readonly by: 'push' | 'replace';
  readonly address: string;
}

/**
 * Decides how the history follows what is open: opening something adds an entry, a changed view or opacity replaces the
 * present one (contract "Addresses").
 * @param present the page's address, read
 * @param text the same as it is written: path and query
 * @param search its query, whose other parameters stay
 * @param date as of addressOf
 * @returns undefined where the address says it already
 */
export function addressChange(
  open: OpenOnMap,
  present: MapAddress,
  {
    text,
    search,
    date,
  }: { readonly text: string; readonly search: string; readonly date?: string | undefined },
): MapAddressChange | undefined {
  const wanted = addressOf(open, present, date);
  const address = formatMapAddress(wanted, search);
  if (address === text) return undefined;
  return { by: openings(wanted) === openings(ledOn(present, open.facts)) ? 'replace' : 'push', address };
}

// Back must not come to an old number, which would lead on at once.
function ledOn(present: MapAddress, facts: OpenOnMap['facts']): MapAddress {
  const { parcel, former } = facts ?? {};
  const isLed = parcel && former?.kind === 'renamed' && former.number === present.parcel;
  return isLed ? { ...present, parcel: parcel.id } : present;
}

// Which layers are on the map, and their order, count as well; their opacity does not.
const openings = ({ layers, parcel, position, activity, compared }: MapAddress): string =>
  JSON.stringify([layers.map(({ id }) => id), parcel, position, activity, compared]);

/** What an address changes on the page when it arrives; what it leaves as it is, is absent. */
export interface MapArrival {
  readonly layers: readonly StackedLayer[];
  readonly place?: AskedPlace | 'closed';
  readonly activity?: Pick<Activity, 'id' | 'name'> | 'cleared';
  readonly compared?: ComparedPair | 'closed';
  readonly tab?: PanelTab;
  readonly view?: MapView;
}

/**
 * Decides what an address changes on the page (contract "Addresses"): opens what it names, closes what it does not.
 * @param parcelTab the tab that a parcel opens at
 */
export function arrivalOf(
  said: MapAddress,
  open: OpenOnMap,
  activities: readonly Activity[],
  parcelTab: PanelTab = 'place',
): MapArrival {
  const place = arrivingPlace(said, open);
  const activity = arrivingActivity(activityOf(activities, said.activity), open);
  const isPlace = said.position !== undefined || (place !== undefined && place !== 'closed');
  const isActivity = activity !== undefined && activity !== 'cleared' && said.parcel === undefined;
  const tab = isPlace
    ? said.parcel === undefined
      ? 'place'
      : parcelTab
    : isActivity
      ? 'activity'
      : undefined;
  const compared = said.compared ?? (open.compared && ('closed' as const));
  return {
    layers: said.layers,
    ...(place && { place }),
    ...(activity && { activity }),
    ...(compared && { compared }),
    ...(tab && { tab }),
    ...(said.view && { view: said.view }),
  };
}

function arrivingPlace(
  { parcel, made, position, view }: MapAddress,
  { asked, facts }: OpenOnMap,
): MapArrival['place'] {
  const hasView = view && ({ hasView: true } as const);
  if (parcel !== undefined) {
    const asked = { kind: 'parcel', id: parcel, ...(made !== undefined && { made }), ...hasView } as const;
    return facts?.parcel?.id === parcel ? undefined : asked;
  }
  if (position === undefined) return asked && 'closed';
  const isSame = asked?.kind === 'position' && String(asked.at) === String(position);
  return isSame ? undefined : { kind: 'position', at: position, ...hasView };
}

function arrivingActivity(wanted: Activity | undefined, { activity }: OpenOnMap): MapArrival['activity'] {
  if (wanted === undefined) return activity === '' ? undefined : 'cleared';
  return wanted.id === activity ? undefined : { id: wanted.id, name: wanted.name };
}
