import { wholeNumber } from '../shared/indonesian-number.ts';
import { briefName } from './activity-need.ts';
import type { Activity } from './map-config.ts';

/** The floor area of the house in an example, in square metres. */
export const EXAMPLE_FLOOR = 200;

const SHARE_OF_FLOOR = /paling luas (\d{1,3})% luas lantai/i;

/** A condition in numbers: a house of so many square metres may hold so many of the activity. */
export interface ActivityExample {
  /** 'warung' */
  readonly name: string;
  readonly floor: string;
  readonly most: string;
}

/**
 * Gives an example in numbers for a condition that limits an activity to a share of a house's floor area (spec §2 Map
 * page).
 * @returns undefined for any other condition
 */
export function exampleOf(
  activity: Pick<Activity, 'name'>,
  condition: string | undefined,
): ActivityExample | undefined {
  const percent = Number(SHARE_OF_FLOOR.exec(condition ?? '')?.[1]);
  if (!(percent > 0 && percent <= 100)) return undefined;
  return {
    name: briefName(activity),
    floor: wholeNumber(EXAMPLE_FLOOR),
    most: wholeNumber((EXAMPLE_FLOOR * percent) / 100),
  };
}
