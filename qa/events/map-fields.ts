import * as v from 'valibot';
import { strict } from './fields.ts';

const degrees = v.pipe(v.number(), v.finite(), v.description('degrees of WGS 84'));

/** Longitude and latitude. */
export const position = v.pipe(
  v.tuple([degrees, degrees]),
  v.description('a list of longitude and latitude, in degrees of WGS 84'),
);

/** West, south, east and north. */
export const bounds = v.pipe(
  v.tuple([degrees, degrees, degrees, degrees]),
  v.description('a list of west, south, east and north, in degrees of WGS 84'),
);

/** What a map shows. */
export const view = strict('a view', {
  centre: position,
  zoom: v.pipe(v.number(), v.minValue(0), v.maxValue(24), v.description('a number from 0 to 24')),
});
