import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
 * @returns what is to be reported of links in it; whether it only leads to files that stand beside it in its archive
 * @throws Refusal where it holds nothing but links to other files
 * @throws Error where it is no XML
 */
export function kmlToGeojson(
  file: string,
  made: string,
  shown: string,
): { said: string[]; isIndex: boolean } {
  const text = plainKml(xmlText(readFileSync(file)));
  const document = new DOMParser({ onError: () => undefined }).parseFromString(text, 'text/xml');
  const all = [...document.getElementsByTagName('NetworkLink')].map(
    (link) => link.getElementsByTagName('href')[0]?.textContent?.trim() ?? '',
  );
  // What stands beside it in an archive is read as well.
  const links = all.filter((address) => address === '' || !existsSync(join(dirname(file), address)));
  const [address = ''] = links;
  const isEmpty = document.getElementsByTagName('Placemark').length === 0;
  if (isEmpty && links.length > 0) throw new Refusal(texts.networkLink(shown, address));
  // As a number, one of 18 digits would lose the last of them.
  for (const field of document.getElementsByTagName('SimpleField')) field.setAttribute('type', 'string');
  const { features } = kml(document as never);
  const plain = features.map(({ properties, geometry }) => ({
    type: 'Feature',
    properties: Object.fromEntries(Object.entries(properties ?? {}).filter(([, value]) => isPlain(value))),
    geometry,
  }));
  writeFileSync(made, JSON.stringify({ type: 'FeatureCollection', features: plain }));
  const said = links.length > 0 ? [texts.withLinks(shown, links.length, address)] : [];
  return { said, isIndex: isEmpty && all.length > 0 };
}

const LOOKS = /^(stroke|fill|icon|label|styleUrl|styleHash|styleMapHash|visibility)/;

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** Whether an attribute of a KML file is of its look alone. */
export const isLook = (name: string): boolean => LOOKS.test(name);
