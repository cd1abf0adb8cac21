import type { RequiredDocument } from '../shared/required-document.ts';
import { isSpatialService, type SpatialServiceId } from '../shared/spatial-services.ts';
import * as sharedTexts from '../shared/texts.ts';
import * as texts from './texts.ts';

/** The limits of a priority form (spec §5 Priority service terms). */
export interface PriorityLimits {
  /** Applications taken each working day. */
  readonly perDay: number;
  /** Certificates in one application. */
  readonly certificates: number;
  /** Whether it is for housing alone. */
  readonly housingOnly: boolean;
}

/** What a visitor needs to know of a service before applying (spec §5 Services table). */
export interface ServiceFacts {
  /** The short name, as in 'Ajukan KRK'. */
  readonly abbreviation: string;
  readonly documents: readonly RequiredDocument[];
  /** Working days from complete documents to the result; left out where the office has not said. */
  readonly days?: number;
  /** What it costs, such as 'Tanpa biaya'; left out where the office has not said. */
  readonly fee?: string;
  readonly result: { readonly name: string; readonly note: string };
  /** Where the form is: an http(s) address or the path of a file. Left out where there is none. */
  readonly form?: string;
  /** The page of the guide on it, from 1; left out where there is no guide. */
  readonly guidePage?: number;
}

/** Every service that the office gives, as it has described it in kantor.yaml; two have a priority form. At least one is there. */
export interface ServiceTable {
  readonly itr?: ServiceFacts & { readonly priority: PriorityLimits };
  readonly krk?: ServiceFacts & { readonly priority: PriorityLimits };
  readonly siteplan?: ServiceFacts;
  readonly kkpr?: ServiceFacts;
}

/** Whether an office gives a service: it has described it (spec §5 Services table). */
export const isOffered = (table: ServiceTable, id: SpatialServiceId): boolean => table[id] !== undefined;

/** Whether what a visitor wants is given: all that is no service is (spec §2 Hand-over pages). */
export const isGiven = (table: ServiceTable, subject: string | undefined): boolean =>
  !isSpatialService(subject) || isOffered(table, subject);

/** A further service of an office, which the site does not know: the dialog, the search and others find it beside the four. */
export interface OwnService extends ServiceFacts {
  /** Small letters, digits and hyphens. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Where it is applied for: an http(s) address or a path of this site; left out, the page of applications. */
  readonly href?: string;
}

/** The pages of the guide for subjects that are not one service; pages count from 1. */
export interface GuidePages {
  readonly documents?: number;
  readonly map?: number;
  readonly data?: number;
}

/** The text where the office has not given a value (spec §5 Services table). */
export const ASK_THE_OFFICE = sharedTexts.askTheOfficers;

/**
 * Says how long a service takes (spec §5 Services table).
 * @returns such as '10 hari kerja', or that an officer knows
 */
export function durationText({ days }: ServiceFacts): string {
  return days === undefined ? ASK_THE_OFFICE : texts.workingDays(days);
}

/** Says what a service costs, or that an officer knows (spec §5 Services table). */
export function feeText({ fee }: ServiceFacts): string {
  return fee ?? ASK_THE_OFFICE;
}
