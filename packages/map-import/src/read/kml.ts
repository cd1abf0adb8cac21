import { readFileSync, writeFileSync } from 'node:fs';
import { kml } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';

/**
 * Writes a KML file as GeoJSON, since GDAL reads no attributes of its features (ExtendedData) without a part that this
 * GDAL lacks.
 * @param made the file that is written
 * @throws Error where it is no XML
 */
export function kmlToGeojson(file: string, made: string): void {
  const document = new DOMParser().parseFromString(readFileSync(file, 'utf8'), 'text/xml');
  const { features } = kml(document as never);
  const plain = features.map(({ properties, geometry }) => ({
    type: 'Feature',
    properties: Object.fromEntries(Object.entries(properties ?? {}).filter(([, value]) => isPlain(value))),
    geometry,
  }));
  writeFileSync(made, JSON.stringify({ type: 'FeatureCollection', features: plain }));
}

const LOOKS = /^(stroke|fill|icon|label|styleUrl|styleHash|styleMapHash|visibility)/;

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** Whether an attribute of a KML file is of its look alone. */
export const isLook = (name: string): boolean => LOOKS.test(name);
