import type { SpatialServiceId } from './spatial-services.ts';

/** What a visitor wanted who was led to a service that is not part of this site (spec §2 Hand-over pages). */
export type HandoffSubject = 'login' | 'any' | SpatialServiceId | 'data' | 'map';
