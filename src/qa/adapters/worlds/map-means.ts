import type { MapMeans } from '../../../map-composition.ts';
import type { Scenario } from '../../domain/scenario.ts';
import { failingMapData, scriptedOwnPlace } from './map-world.ts';
import { scriptedShare } from './visitor-means.ts';
import { clockOf } from './world.ts';

/** Gives the adapters of the map page as a scenario has them; what it does not speak of stays as it is. */
export function mapMeansIn(scenario: Scenario, real: MapMeans): MapMeans {
  const { map, ownPlace, drawing, share, motion } = scenario;
  return {
    ...real,
    clock: clockOf(scenario),
    ...(map && { mapData: failingMapData(map, real.mapData) }),
    ...(ownPlace && { ownPosition: scriptedOwnPlace(ownPlace) }),
    ...(drawing && { engine: { ...real.engine, canDraw: () => drawing === 'works' } }),
    ...(share && { share: scriptedShare(share) }),
    ...(motion && { isStill: () => motion === 'reduced' }),
  };
}
