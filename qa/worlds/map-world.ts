import type { MapMachinePorts } from '../../src/application/map-page/map-machines.ts';
import type { MapData } from '../../src/application/ports/map-data.ts';
import type { OwnPosition } from '../../src/application/ports/own-position.ts';
import type { Kelurahan, ParcelEntry } from '../../src/domain/map/city-overview.ts';
import type { Bounds, Polygon, Position } from '../../src/domain/map/geometry.ts';
import type { PlaceFacts } from '../../src/domain/map/place.ts';
import { FeedError } from '../../src/domain/shared/feed-error.ts';
import { ShownError } from '../../src/domain/shared/shown-error.ts';
import { inTurn } from './in-turn.ts';
import type { Scenario } from './scenario.ts';

const AT: Position = [112.75, -7.25];
const CITY: Bounds = [112.7, -7.3, 112.8, -7.2];
const SHAPE: Polygon = [
  [
    [112.74991, -7.25013],
    [112.75009, -7.25013],
    [112.75009, -7.24987],
    [112.74991, -7.24987],
    [112.74991, -7.25013],
  ],
];
const PARCEL: ParcelEntry = {
  id: '05.0148',
  address: 'Jalan Nakhoda 14',
  zone: 'R-2',
  area: 570,
  at: AT,
};
const LAYAR: Kelurahan = {
  id: '05',
  name: 'Layar',
  district: 'Tengah',
  centre: AT,
  bounds: CITY,
  parcels: 1,
  zones: { 'R-2': 1 },
};
const FACTS: PlaceFacts = {
  at: AT,
  parcel: { ...PARCEL, shape: SHAPE },
  kelurahan: 'Layar',
  district: 'Tengah',
  special: [],
  unknown: [],
};

/** A city of one parcel, the same everywhere: saved paths of the map page contain it. */
const SMALL_CITY: MapData = {
  overview: async () => [LAYAR],
  streets: async () => [{ name: 'Jalan Nakhoda', centre: AT, kelurahan: ['05'] }],
  parcels: async () => [PARCEL],
  oldNumbers: async () => ({ renamed: new Map([['05.0007', PARCEL.id]]), moved: new Map() }),
  placeAt: async () => FACTS,
  setbackAt: async () => ({ shapes: [SHAPE], area: 570 }),
  parcelsNear: async () => [],
};

/**
 * Makes the data of a map answer or fail, request by request, and the setbacks of parcels for themselves.
 * @param real answers where nothing fails
 */
export function failingMapData(
  { map: outcomes = ['works'], setback = ['works'] }: Pick<Scenario, 'map' | 'setback'>,
  real: MapData,
): MapData {
  const next = inTurn(outcomes);
  const nextSetback = inTurn(setback);
  const meet = () => {
    if (next() === 'fails') throw new FeedError('network', 'Failed to fetch');
  };
  return {
    overview: async (signal) => {
      meet();
      return real.overview(signal);
    },
    streets: async (signal) => {
      meet();
      return real.streets(signal);
    },
    parcels: async (kelurahan, signal) => {
      meet();
      return real.parcels(kelurahan, signal);
    },
    oldNumbers: (signal) => real.oldNumbers(signal),
    placeAt: async (at, signal) => {
      meet();
      return real.placeAt(at, signal);
    },
    setbackAt: async (at, signal) => {
      const outcome = nextSetback();
      if (outcome === 'fails') throw new FeedError('network', 'Failed to fetch');
      return outcome === 'unknown' ? undefined : real.setbackAt(at, signal);
    },
    parcelsNear: async (at, signal) => {
      meet();
      return real.parcelsNear(at, signal);
    },
  };
}

/** A visitor who is located in the middle of the small city, or who refuses to be located. */
export function scriptedOwnPlace(outcomes: NonNullable<Scenario['ownPlace']>): OwnPosition {
  const next = inTurn(outcomes);
  return {
    find: async () => {
      if (next() === 'refused') throw new ShownError('Peramban tidak mengizinkan lokasi.');
      return AT;
    },
  };
}

/** The ports of the map's machines, except sharing, in a paused world. */
export function mapPorts({
  map,
  setback,
  ownPlace = ['found'],
  drawing,
}: Scenario): Omit<MapMachinePorts, 'share'> {
  return {
    mapData: failingMapData({ map, setback }, SMALL_CITY),
    ownPosition: scriptedOwnPlace(ownPlace),
    cityBounds: CITY,
    takePicture: async () => {
      if (drawing === 'fails') throw new Error('the map is not drawn');
      return 'data:image/png;base64,';
    },
    addressNow: () => 'https://bupc.example.id/peta/',
    makeQrCode: async () => {
      if (drawing === 'fails') throw new Error('the code is not drawn');
      return { path: 'M0 0h1v1h-1z', size: 21 };
    },
  };
}
