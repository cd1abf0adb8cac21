import type { HandoffSubject } from '../shared/handoff-subject.ts';
import type { SpatialServiceId } from '../shared/spatial-services.ts';
import * as sharedTexts from '../shared/texts.ts';
import {
  isGiven,
  type OwnService,
  type PriorityLimits,
  type ServiceFacts,
  type ServiceTable,
} from './service-table.ts';
import { type ServiceCard, SPATIAL_SERVICES } from './services.ts';
import { PRIORITY_SERVICE_IDS, type PriorityService } from './terms.ts';

/** A service that this office gives, with what a visitor needs to know of it. */
export interface OfferedService {
  readonly card: ServiceCard<SpatialServiceId>;
  readonly facts: ServiceFacts;
}

/** Gives the services of an office in their order: those that it has described (spec §5 Services table). */
export function offeredServices(table: ServiceTable): readonly OfferedService[] {
  return SPATIAL_SERVICES.flatMap((card) => {
    const facts = table[card.id];
    return facts === undefined ? [] : [{ card, facts }];
  });
}

/** What the office's file says of its services. */
interface ServicesOfOffice {
  readonly services: ServiceTable;
  readonly ownServices?: readonly OwnService[];
}

/** A service as the dialog and the search list it: one of the four, or a further one of the office's own. */
export interface ListedService {
  readonly card: ServiceCard;
  readonly facts: ServiceFacts;
  /** Where a further one is applied for. */
  readonly href?: string;
}

/** Gives all services of an office: those that the site knows, then its own (spec §2 Services dialog). */
export function listedServices({ services, ownServices = [] }: ServicesOfOffice): readonly ListedService[] {
  const own = ownServices.map(({ id, name, description, href, ...facts }) => ({
    card: { id, name, description },
    facts,
    ...(href !== undefined && { href }),
  }));
  return [...offeredServices(services), ...own];
}

/** Whether an office gives the four services of the site, no less and no more. */
export const hasTheFour = ({ services, ownServices = [] }: ServicesOfOffice): boolean =>
  ownServices.length === 0 && offeredServices(services).length === SPATIAL_SERVICES.length;

/** Names in a sentence the services of an office (spec §2 Service hub); undefined where they are the four of the site. */
export const ownServicesLine = (city: ServicesOfOffice): string | undefined =>
  hasTheFour(city)
    ? undefined
    : `${listedServices(city)
        .map(({ card }) => card.name)
        .join(', ')}.`;

/** Names a hand-over page (spec §2 Hand-over pages); banners lead to services too that an office does not give. */
export const handoffTitle = (
  table: ServiceTable,
  { subject, service }: { readonly subject: HandoffSubject; readonly service: string },
): string => (isGiven(table, subject) ? service : sharedTexts.spatialServices);

/** Gives the services of an office that have a priority form, with its limits (spec §5 Priority service terms). */
export function priorityServices(
  table: ServiceTable,
): readonly { readonly id: PriorityService; readonly limits: PriorityLimits }[] {
  return PRIORITY_SERVICE_IDS.flatMap((id) => {
    const limits = table[id]?.priority;
    return limits === undefined ? [] : [{ id, limits }];
  });
}
