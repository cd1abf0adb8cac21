import { createContext, type ReactNode, useContext } from 'react';
import type { Clock } from '../application/ports/clock.ts';
import type { ImageAddresses } from '../application/ports/image-addresses.ts';
import type { Logger } from '../application/ports/logger.ts';
import type { Site } from '../application/site.ts';
import type { HandoffTargets } from '../domain/navigation/handoff.ts';
import type { SiteConfig } from '../domain/site-config.ts';

/** What the interface is given: the running machines, the ports it draws with, and the city's own facts. */
export interface Services {
  readonly site: Site;
  readonly config: SiteConfig;
  readonly handoff: HandoffTargets;
  readonly images: ImageAddresses;
  readonly clock: Clock;
  readonly logger: Logger;
}

const ServicesContext = createContext<Services | undefined>(undefined);

/** Hands the services to everything below it. */
export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

/**
 * The services of the page.
 * @throws when there is no provider above, which is a mistake in the composition
 */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === undefined) throw new Error('useServices needs a ServicesProvider above it');
  return services;
}
