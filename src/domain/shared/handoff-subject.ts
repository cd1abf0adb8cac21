import type { SpatialServiceId } from './spatial-services.ts';

/** What a visitor may write about, by the cards of the interaction dialog (spec §2 Interaction dialog). */
export type InteractionId = 'consultation' | 'complaint' | 'suggestion' | 'data';

/** The wish of a visitor who followed a link to a service that is not part of this site (spec §2 Hand-over pages). */
export type HandoffSubject = 'login' | 'any' | SpatialServiceId | InteractionId | 'map';
