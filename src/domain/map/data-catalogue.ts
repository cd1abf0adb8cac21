import type { CityConfig } from '../city-config.ts';
import type { StructuredData } from '../office-data.ts';
import { MAP_DATA } from '../shared/map-data-address.ts';
import * as catalogueTexts from './catalogue-texts.ts';
import type { DataSet, MapData } from './data-set.ts';
import type { Bounds } from './geometry.ts';

/** What of an office stands in the description of its data. */
type Publisher = Pick<CityConfig, 'origin' | 'office'>;

const MEDIA_TYPES = { geojson: 'application/geo+json', csv: 'text/csv' } as const;

/**
 * Describes the data of a map as schema.org DataCatalog (spec §2 Map data): of each what it is, its day, its licence and its files.
 * What is unknown is left out.
 */
export function dataCatalogue(city: Publisher, { groups, bounds }: MapData): StructuredData {
  const url = `${city.origin}${MAP_DATA}`;
  const publisher = {
    '@type': 'GovernmentOffice',
    '@id': `${city.origin}/#kantor`,
    name: city.office.name,
    url: `${city.origin}/home`,
  };
  const shared = { publisher, spatialCoverage: placeOf(bounds), inLanguage: 'id' };
  return {
    '@context': 'https://schema.org',
    '@type': 'DataCatalog',
    '@id': `${url}#katalog`,
    name: catalogueTexts.dataTitle,
    description: catalogueTexts.dataDescription(city.office.name),
    url,
    ...shared,
    dataset: groups.flatMap(({ sets }) => sets.map((set) => describedSet(city, url, set, shared))),
  };
}

function describedSet(city: Publisher, url: string, set: DataSet, shared: StructuredData): StructuredData {
  const { id, name, description, date, licence, files } = set;
  return {
    '@type': 'Dataset',
    '@id': `${url}#${id}`,
    identifier: id,
    name,
    description: catalogueTexts.dataSetDescription({ name, description, office: city.office.name }),
    url: `${url}#${id}`,
    ...shared,
    creator: shared.publisher,
    isAccessibleForFree: files.length > 0,
    ...(date && { dateModified: date }),
    ...(licence && { license: licence.url ?? { '@type': 'CreativeWork', name: licence.name } }),
    distribution: files.map(({ kind, address, bytes }) => ({
      '@type': 'DataDownload',
      contentUrl: `${city.origin}${address}`,
      encodingFormat: MEDIA_TYPES[kind],
      contentSize: catalogueTexts.fileSize(bytes),
    })),
  };
}

// Of a shape the latitude comes first, as schema.org has it.
const placeOf = ([west, south, east, north]: Bounds): StructuredData => ({
  '@type': 'Place',
  geo: { '@type': 'GeoShape', box: `${south} ${west} ${north} ${east}` },
});
