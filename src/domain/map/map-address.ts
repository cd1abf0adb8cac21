import { readParcelNumber } from '../shared/carried-parcel.ts';
import { readSearch, writeSearch } from '../shared/search-parameters.ts';
import type { Bounds, Position } from './geometry.ts';
import { FIRST_LAYERS, firstOpacity, type StackedLayer } from './layer-stack.ts';

/** The path of the map (contract "Addresses"). */
export const MAP_PATH = '/peta/';

/** The content of an address of the map (contract "Addresses"). */
export interface MapAddress {
  readonly layers: readonly StackedLayer[];
  readonly view?: { readonly centre: Position; readonly zoom: number };
  /** The number of a parcel. */
  readonly parcel?: string;
  /** The date of the map from which the number was taken, ISO 8601. */
  readonly made?: string;
  /** A position that is not on a parcel. */
  readonly position?: Position;
  /** The id of an activity. */
  readonly activity?: string;
  readonly compared?: { readonly left: string; readonly right: string };
}

/** The address of the map with one layer of the catalogue on it (spec §2 Map dialog). */
export function layerAddress(id: string): string {
  return `${MAP_PATH}?lapisan=${id}`;
}

const DAY = /^\d{4}-\d\d-\d\d$/;

const NAMES = ['lapisan', 'di', 'persil', 'per', 'tempat', 'kegiatan', 'bandingkan'];

/**
 * Reads an address of the map. Unknown parts are dropped; one bad part does not affect the others.
 * @param known the ids of all layers
 * @param bounds of the city: a view far from it is dropped as well, since the map cannot show it
 */
export function parseMapAddress(search: string, known: readonly string[], bounds?: Bounds): MapAddress {
  const { lapisan, di, persil, per, tempat, kegiatan, bandingkan } = readSearch(search);
  const view = viewIn(di);
  const position = positionIn(tempat?.split(',') ?? []);
  const parcel = readParcelNumber(persil);
  const [left, right] = (bandingkan ?? '').split(',').filter((id) => known.includes(id));
  return {
    layers: lapisan === undefined ? FIRST_LAYERS : layersIn(lapisan, known),
    ...(view && isNear(view.centre, bounds) && { view }),
    ...(parcel !== undefined && { parcel }),
    ...(parcel !== undefined && per !== undefined && DAY.test(per) && { made: per }),
    ...(position && parcel === undefined && { position }),
    ...(kegiatan && { activity: kegiatan }),
    ...(left !== undefined && right !== undefined && left !== right && { compared: { left, right } }),
  };
}

/**
 * Writes an address of the map, with only the parts that differ from the first view.
 * @param present the present query; parameters of other parts stay
 */
export function formatMapAddress(address: MapAddress, present = ''): string {
  const others = Object.entries(readSearch(present)).filter(([name]) => !NAMES.includes(name));
  const { layers, view, parcel, made, position, activity, compared } = address;
  const isFirst = JSON.stringify(layers) === JSON.stringify(FIRST_LAYERS);
  const query = writeSearch({
    ...Object.fromEntries(others),
    lapisan: isFirst ? undefined : layers.map(layerText).join(','),
    di: view && `${fiveDigits(view.centre)},${Number(view.zoom.toFixed(2))}`,
    persil: parcel,
    per: made,
    tempat: position && fiveDigits(position),
    kegiatan: activity,
    bandingkan: compared && `${compared.left},${compared.right}`,
  });
  return `${MAP_PATH}${query.replaceAll('%2C', ',').replaceAll('%3A', ':')}`;
}

const fiveDigits = ([lon, lat]: Position): string => `${lat.toFixed(5)},${lon.toFixed(5)}`;

const layerText = ({ id, opacity }: StackedLayer): string =>
  opacity === firstOpacity(id) ? id : `${id}:${opacity}`;

function layersIn(text: string, known: readonly string[]): readonly StackedLayer[] {
  const layers = text.split(',').flatMap((part): StackedLayer[] => {
    const [id = '', percent = ''] = part.trim().split(':');
    if (!known.includes(id)) return [];
    const isPercent = /^\d{2,3}$/.test(percent) && Number(percent) >= 10 && Number(percent) <= 100;
    return [{ id, opacity: isPercent ? Number(percent) : firstOpacity(id) }];
  });
  // A visitor who chose no layer has no such parameter; unknown layer names are a mistake, not a wish for an empty map.
  if (layers.length === 0 && text.trim() !== '') return FIRST_LAYERS;
  return layers.filter(({ id }, index) => layers.findIndex((other) => other.id === id) === index);
}

function isNear([lon, lat]: Position, bounds: Bounds | undefined): boolean {
  if (bounds === undefined) return true;
  const [west, south, east, north] = bounds;
  const [wide, high] = [east - west, north - south];
  return lon > west - wide && lon < east + wide && lat > south - high && lat < north + high;
}

function viewIn(text: string | undefined): MapAddress['view'] {
  const [lat = '', lon = '', zoomText = ''] = (text ?? '').split(',');
  const centre = positionIn([lat, lon]);
  const zoom = Number(zoomText);
  return centre && zoomText !== '' && zoom >= 0 && zoom <= 24 ? { centre, zoom } : undefined;
}

function positionIn([latText = '', lonText = '']: readonly string[]): Position | undefined {
  if (latText.trim() === '' || lonText.trim() === '') return undefined;
  const lat = Number(latText);
  const lon = Number(lonText);
  // Longitude first: the value is too large for a latitude.
  if (Math.abs(lat) > 85 && Math.abs(lat) <= 180 && Math.abs(lon) <= 85) return [lat, lon];
  return Math.abs(lat) <= 85 && Math.abs(lon) <= 180 ? [lon, lat] : undefined;
}
