import type { HandoffSubject } from '../shared/handoff-subject.ts';
import type { SpatialServiceId } from '../shared/spatial-services.ts';
import * as sharedTexts from '../shared/texts.ts';
import { type AddressRest, carriedAddress } from './carried-address.ts';

/** The addresses that the site hands visitors on to (contract "Configuration"); empty where nothing is connected. */
export interface HandoffTargets {
  /** Origin of the application portal, no trailing slash. */
  readonly portalUrl: string;
  /** Address of the map viewer. */
  readonly mapUrl: string;
}

/** A path that leads out of the site, and the service that waits behind it (spec §2 Routes). */
export interface HandoffRoute {
  readonly path: string;
  readonly service: string;
  readonly kind: 'portal' | 'map';
  /** What a visitor wants there. */
  readonly subject: HandoffSubject;
}

/** Every path that is handed on, in the order of spec §2 Routes. */
export const HANDOFF_ROUTES: readonly HandoffRoute[] = [
  { path: '/admin/login', service: sharedTexts.login, kind: 'portal', subject: 'login' },
  { path: '/register', service: sharedTexts.register, kind: 'portal', subject: 'any' },
  { path: '/admin', service: sharedTexts.spatialServices, kind: 'portal', subject: 'any' },
  { path: '/admin/i-t-r-s', service: sharedTexts.itr, kind: 'portal', subject: 'itr' },
  {
    path: '/admin/krk-applications',
    service: sharedTexts.krk,
    kind: 'portal',
    subject: 'krk',
  },
  {
    path: '/admin/k-k-p-r-s',
    service: sharedTexts.kkpr,
    kind: 'portal',
    subject: 'kkpr',
  },
  {
    path: '/admin/siteplan-applications',
    service: sharedTexts.sitePlan,
    kind: 'portal',
    subject: 'siteplan',
  },
  { path: '/admin/data-requests', service: sharedTexts.dataRequest, kind: 'portal', subject: 'data' },
  { path: '/peta', service: sharedTexts.cityMap, kind: 'map', subject: 'map' },
];

/** Gives the path where a service is applied for. */
export function applicationPath(service: SpatialServiceId): string {
  return HANDOFF_ROUTES.find(({ subject }) => subject === service)?.path ?? '/admin';
}

const NOTHING: AddressRest = { search: '', hash: '' };

/**
 * The outside address of a handed-on path (contract "Addresses"): the portal's origin with the same path; the map
 * viewer's own address, with the same path where that is a bare origin.
 * @param route the path that was opened
 * @param targets the configured portal and map
 * @param rest query and fragment of the opened address, which are added
 * @returns the outside address, or undefined where nothing is connected
 */
export function handoffAddress(
  route: HandoffRoute,
  { portalUrl, mapUrl }: HandoffTargets,
  rest: AddressRest = NOTHING,
): string | undefined {
  if (route.kind === 'portal') {
    return portalUrl ? carriedAddress(`${portalUrl}${route.path}`, rest) : undefined;
  }
  if (!mapUrl) return undefined;
  const bareOrigin = /^https?:\/\/[^/?#]+\/?$/i.exec(mapUrl);
  return carriedAddress(bareOrigin ? `${mapUrl.replace(/\/$/, '')}${route.path}` : mapUrl, rest);
}
