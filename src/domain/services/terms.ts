import type { SpatialServiceId } from '../shared/spatial-services.ts';
import type { PriorityLimits } from './service-table.ts';
import * as texts from './texts.ts';

/** The services that have a priority form, in the order of their terms dialogs. */
export const PRIORITY_SERVICE_IDS = ['itr', 'krk'] as const satisfies readonly SpatialServiceId[];

/** A service that has a priority form. */
export type PriorityService = (typeof PRIORITY_SERVICE_IDS)[number];

/** What the terms dialogs are called (spec §2 Terms dialogs). */
export const PRIORITY_TITLES: Readonly<Record<PriorityService, string>> = {
  itr: texts.itrPriority,
  krk: texts.krkPriority,
};

/** What a terms dialog says: the rules in their order, and the note under them. */
export interface PriorityTerms {
  readonly rules: readonly string[];
  readonly note: string;
}

/**
 * Words the limits of a priority form (spec §5 Priority service terms).
 * @param limits as the services table has them
 */
export function priorityTerms({ perDay, certificates, housingOnly }: PriorityLimits): PriorityTerms {
  return {
    rules: [
      texts.termsRight,
      texts.termsCertificates(certificates),
      texts.termsQuota(perDay),
      ...(housingOnly ? [texts.termsHousingOnly] : []),
    ],
    note: texts.termsNote,
  };
}
