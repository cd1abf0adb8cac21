import type { ZoneLimits } from './map-config.ts';

/** What a zone's ratios mean for one parcel, in whole square metres (spec §2 Map page). */
export interface Intensity {
  /** The largest footprint: the area that KDB allows, or the area inside the setbacks where that is smaller. */
  readonly footprint: number;
  /** What the setbacks leave of the parcel: as much as KDB allows, less, nothing; or nobody knows. */
  readonly room: 'enough' | 'less' | 'nothing' | 'unknown';
  /** All floors together: the area that KLB allows, or that of all storeys where that is smaller. */
  readonly floors: number;
  readonly storeys: number;
  /** Metres. */
  readonly height: number;
  /** The area that must stay green. */
  readonly green: number;
  /** The area that is neither built on nor must be green. */
  readonly rest: number;
  /** The area inside the setbacks; absent where it could not be calculated. */
  readonly buildable?: number;
  /** Whether the zone lets anything be built, on whatever parcel. */
  readonly mayBuild: boolean;
}

/** Whether a zone lets anything be built; what a parcel's shape leaves of it is another matter. */
export const mayBuildIn = ({ coverage, floorRatio, storeys }: ZoneLimits): boolean =>
  coverage > 0 && floorRatio > 0 && storeys > 0;

/**
 * Calculates what may be built on a parcel (spec §2 Map page).
 * @param area of the parcel, in square metres; rounded to the whole number that its card shows
 * @param buildable the area inside the setbacks, in square metres; absent where it could not be calculated
 */
export function intensityOf(limits: ZoneLimits, area: number, buildable?: number): Intensity {
  const whole = Math.round(area);
  const byRatio = (whole * limits.coverage) / 100;
  const footprint = Math.floor(Math.min(byRatio, buildable ?? byRatio));
  const floors = Math.min(Math.floor(exact(whole * limits.floorRatio)), footprint * limits.storeys);
  const green = Math.ceil((whole * limits.green) / 100);
  return {
    footprint,
    room: roomOf(byRatio, buildable),
    floors,
    storeys: limits.storeys,
    height: limits.height,
    green,
    rest: Math.max(0, whole - footprint - green),
    ...(buildable !== undefined && { buildable: Math.floor(buildable) }),
    mayBuild: mayBuildIn(limits),
  };
}

function roomOf(byRatio: number, buildable: number | undefined): Intensity['room'] {
  if (buildable === undefined) return 'unknown';
  // Less than a square metre is nothing that somebody could build on.
  if (buildable < 1) return 'nothing';
  return buildable < byRatio ? 'less' : 'enough';
}

// In floating point 710 × 2.8 is slightly less than 1988, and would lose a whole square metre when it is cut off.
const exact = (product: number): number => Number(product.toFixed(6));
