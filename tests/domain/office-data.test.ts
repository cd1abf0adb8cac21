import { describe, expect, it } from 'vitest';
import { newsArticleData } from '../../src/domain/news/structured-data.ts';
import { officeData, openingHoursData, serviceData, specialHoursData } from '../../src/domain/office-data.ts';
import { offered } from '../all-services.ts';
import { city } from '../city.ts';
import { anArticle } from '../fixtures/articles.ts';
import { readOtherCity } from '../fixtures/other-city.ts';
import { schemaMistakes } from '../schema-org.ts';

const other = readOtherCity();

const url = 'https://kota.example.id/home?layanan=itr';

it('describes the days on which the office is open, and no others', () => {
  expect(
    openingHoursData([
      { label: 'Senin–Selasa', days: [1, 2], hours: { from: '08.00', to: '14.30' } },
      {
        label: 'Jumat',
        days: [5],
        hours: [
          { from: '08.00', to: '11.30' },
          { from: '13.00', to: '15.00' },
        ],
      },
      { label: 'Minggu', days: [0] },
    ]),
  ).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday'],
      opens: '08:00',
      closes: '14:30',
    },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Friday'], opens: '08:00', closes: '11:30' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Friday'], opens: '13:00', closes: '15:00' },
  ]);
});

it('describes holidays and days with other hours, as schema.org knows them', () => {
  const specialDays = [
    { from: '2026-12-25', to: '2026-12-26', name: 'Natal' },
    { from: '2026-12-31', to: '2026-12-31', name: 'Akhir tahun', hours: [{ from: '08.00', to: '10.00' }] },
  ] as const;
  expect(specialHoursData(specialDays)).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '00:00',
      validFrom: '2026-12-25',
      validThrough: '2026-12-26',
    },
    {
      '@type': 'OpeningHoursSpecification',
      opens: '08:00',
      closes: '10:00',
      validFrom: '2026-12-31',
      validThrough: '2026-12-31',
    },
  ]);
  const data = officeData({ ...city, specialDays });
  expect(data.specialOpeningHoursSpecification).toEqual(specialHoursData(specialDays));
  expect(schemaMistakes(data)).toEqual([]);
});

it('describes the office with its address, its hours and how to reach it', () => {
  expect(officeData(city)).toMatchObject({
    '@type': 'GovernmentOffice',
    '@id': `${city.origin}/#kantor`,
    name: city.office.name,
    email: city.contact.email,
    address: { streetAddress: city.contact.address },
    openingHoursSpecification: openingHoursData(city.openingHours),
    contactPoint: { telephone: city.contact.hotline.label, url: city.contact.hotline.href },
  });
});

it('describes a service by the table of the city', () => {
  const service = offered(city, 'itr');
  const itr = { ...service.facts, days: 3, fee: 'Rp10.000' };
  const { '@context': _, ...provider } = officeData(city);
  expect(serviceData(city, { ...service, facts: itr }, url)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'GovernmentService',
    name: 'Informasi Tata Ruang (ITR)',
    alternateName: itr.abbreviation,
    description: 'Ketahui peruntukan sebidang tanah sebelum membeli atau membangun.',
    url,
    serviceType: 'Layanan tata ruang',
    provider,
    offers: { '@type': 'Offer', description: 'Rp10.000' },
    serviceOutput: {
      '@type': 'Thing',
      name: itr.result.name,
      description: itr.result.note,
    },
    availableChannel: {
      '@type': 'ServiceChannel',
      serviceUrl: url,
      availableLanguage: 'id',
      description: '3 hari kerja',
      processingTime: 'P3D',
    },
  });
});

it('says of a service what the office has not given', () => {
  const service = offered(city, 'itr');
  const { days: _, fee: __, ...facts } = service.facts;
  const data = serviceData(city, { ...service, facts }, url);
  expect(data.offers).toEqual({ '@type': 'Offer', description: 'Tanyakan kepada petugas' });
  expect(data.availableChannel).toEqual({
    '@type': 'ServiceChannel',
    serviceUrl: url,
    availableLanguage: 'id',
    description: 'Tanyakan kepada petugas',
  });
});

describe('by the definitions of schema.org', () => {
  const article = anArticle({ modified: { formatted: '20/11/2025 10:00' } });
  const setting = { url, images: [`${city.origin}/a.webp`], publisher: 'Dinas', publisherUrl: city.origin };
  const described = {
    office: officeData(city),
    'office of another city': officeData(other),
    itr: serviceData(city, offered(city, 'itr'), url),
    krk: serviceData(city, offered(city, 'krk'), url),
    siteplan: serviceData(city, offered(city, 'siteplan'), url),
    kkpr: serviceData(other, offered(other, 'kkpr'), url),
    article: newsArticleData(article, setting),
  };

  it.each(Object.entries(described))(
    '%s has only what its type knows, with values of its kinds',
    (_, data) => {
      expect(schemaMistakes(data)).toEqual([]);
    },
  );

  it.each<[string, Record<string, unknown>, string]>([
    ['an unknown type', { '@type': 'Office' }, '@type Office is not known'],
    ['an unknown property', { hours: 'x' }, 'hours is no property of GovernmentOffice'],
    ['a text for a thing', { contactPoint: 'x' }, 'contactPoint takes ContactPoint, not "x"'],
    ['a number for a text', { telephone: 5 }, 'telephone takes Text, not 5'],
    [
      'a thing of another kind',
      { contactPoint: { '@type': 'Offer' } },
      'contactPoint takes ContactPoint, not Offer',
    ],
    [
      'a wrong value within',
      { openingHoursSpecification: { '@type': 'OpeningHoursSpecification', opens: '8.00' } },
      'openingHoursSpecification.opens takes Time, not "8.00"',
    ],
    ['another context', { '@context': 'http://example.id' }, '@context is not https://schema.org'],
  ])('%s is a mistake', (_, wrong, says) => {
    expect(schemaMistakes({ ...officeData(city), ...wrong })).toEqual([says]);
  });
});
