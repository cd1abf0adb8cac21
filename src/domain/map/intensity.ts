import type { ZoneLimits } from './map-config.ts';

/** What a zone's ratios mean for one parcel, in whole square metres (spec §2 Map page). */
export interface Intensity {
  /** The largest footprint: the area that KDB allows, or the area inside the setbacks where that is smaller. */
  readonly footprint: number;
  /** Whether setbacks leave less than KDB allows. */
  readonly isLimitedBySetback: boolean;
  /** All floors together: the area that KLB allows, or that of all storeys where that is smaller. */
  readonly floors: number;
  readonly storeys: number;
  /** Metres. */
  readonly height: number;
  /** The area that must stay green. */
  readonly green: number;
  /** The area that is neither built on nor must be green. */
  readonly rest: number;
  /** The area inside the setbacks; absent where the outline is not known. */
  readonly buildable?: number;
  /** Whether anything may be built at all. */
  readonly mayBuild: boolean;
}

/**
 * Calculates what may be built on a parcel (spec §2 Map page).
 * @param area of the parcel, in square metres; rounded to the whole number that its card shows
 * @param buildable the area inside the setbacks, in square metres; absent where it is not known
 */
export function intensityOf(limits: ZoneLimits, area: number, buildable?: number): Intensity {
  const whole = Math.round(area);
  const byRatio = (whole * limits.coverage) / 100;
  const isLimitedBySetback = buildable !== undefined && buildable < byRatio;
  const footprint = Math.floor(isLimitedBySetback ? buildable : byRatio);
  const floors = Math.min(Math.floor(exact(whole * limits.floorRatio)), footprint * limits.storeys);
  const green = Math.ceil((whole * limits.green) / 100);
  return {
    footprint,
    isLimitedBySetback,
    floors,
    storeys: limits.storeys,
    height: limits.height,
    green,
    rest: Math.max(0, whole - footprint - green),
    ...(buildable !== undefined && { buildable: Math.floor(buildable) }),
    mayBuild: footprint > 0 && floors > 0,
  };
}

// In floating point 710 × 2.8 is slightly less than 1988, and would lose a whole square metre when it is cut off.
const exact = (product: number): number => Number(product.toFixed(6));
