import type { CityConfig } from './city-config.ts';
import {
  type Hours,
  type OpeningHours,
  type SpecialDays,
  spansOf,
  type Weekday,
} from './office-hours/office-hours.ts';
import type { ListedService } from './services/offered.ts';
import { durationText, feeText } from './services/service-table.ts';

/** A description for search engines, in the terms of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>;

const CONTEXT = { '@context': 'https://schema.org' };

const DAYS: Readonly<Record<Weekday, string>> = {
  0: 'Sunday',
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
};

/** Describes when the office is open (spec §1 Office hours); a day that is not named is a closed one. */
export function openingHoursData(hours: readonly OpeningHours[]): StructuredData[] {
  return hours.flatMap(({ days, hours: open }) =>
    spansOf(open).map((span) => ({ ...spanData(span), dayOfWeek: days.map((day) => DAYS[day]) })),
  );
}

/** Describes the days that differ from the week (spec §1 Office hours); one that is closed opens and closes at midnight. */
export function specialHoursData(special: readonly SpecialDays[]): StructuredData[] {
  const closed = { from: '00.00', to: '00.00' } as const;
  return special.flatMap(({ from, to, hours = [closed] }) =>
    hours.map((span) => ({ ...spanData(span), validFrom: from, validThrough: to })),
  );
}

const spanData = ({ from, to }: Hours) => ({
  '@type': 'OpeningHoursSpecification',
  opens: from.replace('.', ':'),
  closes: to.replace('.', ':'),
});

/** Describes the office as schema.org GovernmentOffice: address, hours and the ways to reach it (spec §2 Found from outside). */
export function officeData(city: CityConfig): StructuredData {
  return { ...CONTEXT, ...office(city) };
}

/**
 * Describes one of the services as schema.org GovernmentService (spec §2 Found from outside): what the services
 * table of the city says of it, and the office that gives it.
 */
export function serviceData(city: CityConfig, { card, facts }: ListedService, url: string): StructuredData {
  return {
    ...CONTEXT,
    '@type': 'GovernmentService',
    name: card.name,
    alternateName: facts.abbreviation,
    description: card.description,
    url,
    serviceType: 'Layanan tata ruang',
    provider: office(city),
    offers: { '@type': 'Offer', description: feeText(facts) },
    serviceOutput: { '@type': 'Thing', name: facts.result.name, description: facts.result.note },
    availableChannel: {
      '@type': 'ServiceChannel',
      serviceUrl: url,
      availableLanguage: 'id',
      description: durationText(facts),
      ...(facts.days !== undefined && { processingTime: `P${facts.days}D` }),
    },
  };
}

function office(city: CityConfig) {
  const { origin, office, centre, contact, description, openingHours, specialDays = [] } = city;
  return {
    '@type': 'GovernmentOffice',
    '@id': `${origin}/#kantor`,
    name: office.name,
    alternateName: centre.name,
    description,
    url: `${origin}/home`,
    email: contact.email,
    telephone: contact.customerService.label,
    address: { '@type': 'PostalAddress', streetAddress: contact.address, addressCountry: 'ID' },
    openingHoursSpecification: openingHoursData(openingHours),
    ...(specialDays.length > 0 && { specialOpeningHoursSpecification: specialHoursData(specialDays) }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: contact.hotline.label,
      url: contact.hotline.href,
      availableLanguage: 'id',
    },
  };
}
