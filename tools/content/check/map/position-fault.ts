import { said } from '@bupc/content/files';
import { isInside } from '../../../../src/domain/map/coordinates.ts';
import type { Bounds } from '../../../../src/domain/map/geometry.ts';
import type { Mistake } from './mistake.ts';

/** How far from the city anything of it may lie, in degrees. */
const FAR = 1;
const SHOWN = 80;

/**
 * Says what is wrong with a position: latitude first, metres of another projection, far from the city, none at all.
 * @param bounds of the city
 * @returns undefined where it is longitude and latitude near the city
 */
export function positionFault(value: unknown, bounds: Bounds): Omit<Mistake, 'level'> | undefined {
  const shown = (JSON.stringify(value) ?? 'nothing').slice(0, SHOWN);
  const fault = (sort: string, words: string) => ({ sort, message: `${shown} ${words}` });
  const [lon, lat]: readonly unknown[] = Array.isArray(value) ? value : [];
  if (typeof lon !== 'number' || typeof lat !== 'number') {
    return fault(
      'no position',
      said('bukan koordinat; tulis [bujur, lintang]', 'is no position; write [longitude, latitude]'),
    );
  }
  const [west, south, east, north] = bounds;
  const near: Bounds = [west - FAR, south - FAR, east + FAR, north + FAR];
  if (isInside([lon, lat], near)) return undefined;
  if (isInside([lat, lon], near)) {
    return fault(
      'swapped',
      said(
        'ialah lintang, bujur; tukar, bujur lebih dahulu',
        'is latitude, longitude; swap them, longitude comes first',
      ),
    );
  }
  if (Math.abs(lon) > 180 || Math.abs(lat) > 90) {
    return fault(
      'not in WGS 84',
      said(
        'bukan derajat WGS 84; ekspor datanya sebagai EPSG:4326',
        'is not in degrees of WGS 84; export the data as EPSG:4326',
      ),
    );
  }
  return fault(
    'far away',
    said(
      'lebih dari satu derajat dari kota; perbaiki atau hapus',
      'is more than a degree away from the city; correct or remove it',
    ),
  );
}
