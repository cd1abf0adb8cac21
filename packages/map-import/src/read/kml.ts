import { readFileSync, writeFileSync } from 'node:fs';
import { kml } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
import { Refusal } from '../refusal.ts';
import * as texts from '../texts.ts';
import { plainKml, xmlText } from './kml-text.ts';

/**
 * Writes a KML file as GeoJSON, since GDAL reads no attributes of its features (ExtendedData) without a part that this
 * GDAL lacks.
 * @param made the file that is written
 * @param shown how the office names it
 * @throws Refusal where it holds nothing but links to other files
 * @throws Error where it is no XML
 */
export function kmlToGeojson(file: string, made: string, shown: string): void {
  const text = plainKml(xmlText(readFileSync(file)));
  const document = new DOMParser({ onError: () => undefined }).parseFromString(text, 'text/xml');
  const [link] = document.getElementsByTagName('NetworkLink');
  if (link && document.getElementsByTagName('Placemark').length === 0) {
    const [address] = link.getElementsByTagName('href');
    throw new Refusal(texts.networkLink(shown, address?.textContent?.trim() ?? ''));
  }
  // As a number, one of 18 digits would lose the last of them.
  for (const field of document.getElementsByTagName('SimpleField')) field.setAttribute('type', 'string');
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
