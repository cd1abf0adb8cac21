import type { CityConfig } from '../src/domain/city-config.ts';
import { type OfferedService, offeredServices } from '../src/domain/services/offered.ts';
import type { ServiceTable } from '../src/domain/services/service-table.ts';
import type { SpatialServiceId } from '../src/domain/shared/spatial-services.ts';

/** Gives the services of a city that has all four, as the sample and the city of the tests do. @throws where it has not */
export function allServices({ services }: Pick<CityConfig, 'services'>): Required<ServiceTable> {
  const { itr, krk, siteplan, kkpr } = services;
  if (!itr || !krk || !siteplan || !kkpr) throw new Error('the city leaves a service out');
  return { itr, krk, siteplan, kkpr };
}

/** Gives a service of a city. @throws where it does not have it */
export function offered({ services }: Pick<CityConfig, 'services'>, id: SpatialServiceId): OfferedService {
  const found = offeredServices(services).find(({ card }) => card.id === id);
  if (found === undefined) throw new Error(`the city leaves ${id} out`);
  return found;
}
