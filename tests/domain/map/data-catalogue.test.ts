import { expect, it } from 'vitest';
import { dataCatalogue } from '../../../src/domain/map/data-catalogue.ts';
import type { MapData } from '../../../src/domain/map/data-set.ts';
import { schemaMistakes } from '../../schema-org.ts';

const CITY = { origin: 'https://kota.id', office: { name: 'Dinas', nameLines: ['Dinas'] as const } };
const DATA: MapData = {
  bounds: [112.7, -7.3, 112.8, -7.2],
  groups: [
    {
      name: 'RTRW',
      sets: [
        {
          ...{
            id: 'rtrw-jalan',
            name: 'Jaringan Jalan',
            description: 'Arteri.',
            origin: 'Perda 2',
            date: '2026-01-15',
          },
          licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
          files: [{ kind: 'csv', address: '/peta/data/rtrw-jalan.csv', bytes: 12 }],
        },
        {
          id: 'a',
          name: 'A',
          description: 'Tanpa unduhan',
          origin: 'B',
          licence: { name: 'C' },
          files: [],
          missing: 'off',
        },
      ],
    },
  ],
};

it('describes each of the data with its files, and leaves out what is unknown', () => {
  const [road, other] = dataCatalogue(CITY, DATA).dataset as Record<string, unknown>[];
  expect(road).toMatchObject({
    '@type': 'Dataset',
    '@id': 'https://kota.id/peta/data#rtrw-jalan',
    description: 'Jaringan Jalan. Arteri. Data peta dari Dinas.',
    dateModified: '2026-01-15',
    license: 'https://creativecommons.org/licenses/by/4.0/',
    isAccessibleForFree: true,
    spatialCoverage: { '@type': 'Place', geo: { '@type': 'GeoShape', box: '-7.3 112.7 -7.2 112.8' } },
    distribution: [
      {
        '@type': 'DataDownload',
        contentUrl: 'https://kota.id/peta/data/rtrw-jalan.csv',
        encodingFormat: 'text/csv',
        contentSize: '12 byte',
      },
    ],
  });
  expect(other).toMatchObject({ license: { '@type': 'CreativeWork', name: 'C' }, distribution: [] });
  expect(other).not.toHaveProperty('dateModified');
});

it('says nothing of which schema.org knows nothing', () => {
  expect(schemaMistakes(dataCatalogue(CITY, DATA))).toEqual([]);
});
