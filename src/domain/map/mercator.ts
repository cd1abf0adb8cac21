/** Gives where a latitude lies on a map in Mercator's projection, from 0 in the north to 1 in the south. */
export function mercator(latitude: number): number {
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI);
}

/** Gives the latitude, in degrees, of a place on such a map. */
export function latitudeOf(y: number): number {
  return (360 / Math.PI) * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - 90;
}
