import type { Clock } from '../../src/application/ports/clock.ts';
import type { MapData } from '../../src/application/ports/map-data.ts';
import type { Motion } from '../../src/application/ports/motion.ts';
import type { OwnPosition } from '../../src/application/ports/own-position.ts';
import type { Share } from '../../src/application/ports/share.ts';
import { failingMapData, scriptedOwnPlace } from './map-world.ts';
import type { Scenario } from './scenario.ts';
import { scriptedMotion, scriptedShare } from './visitor-ports.ts';
import { clockOf } from './world.ts';

/** The adapters of the map page that a scenario may replace. */
interface ChangedAdapters {
  readonly clock: Clock;
  readonly mapData: MapData;
  readonly ownPosition: OwnPosition;
  readonly engine: { readonly canDraw: () => boolean };
  readonly share: Share;
  readonly motion: Motion;
}

/**
 * Gives the adapters of the map page that a scenario replaces, by port.
 * @param real gives the page's own
 */
export function mapAdaptersIn<Engine extends ChangedAdapters['engine']>(
  { map, setback, ownPlace, drawing, share, motion, ...scenario }: Scenario,
  real: { readonly engine: Engine; readonly mapData: MapData },
): Partial<ChangedAdapters & { readonly engine: Engine }> {
  return {
    clock: clockOf(scenario),
    ...((map ?? setback) && { mapData: failingMapData({ map, setback }, real.mapData) }),
    ...(ownPlace && { ownPosition: scriptedOwnPlace(ownPlace) }),
    ...(drawing && { engine: { ...real.engine, canDraw: () => drawing === 'works' } }),
    ...(share && { share: scriptedShare(share) }),
    ...(motion && { motion: scriptedMotion(motion) }),
  };
}
