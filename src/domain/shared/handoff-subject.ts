import type { SpatialServiceId } from './spatial-services.ts';

/** The wish of a visitor who followed a link to a service that is not part of this site (spec §2 Hand-over pages). */
export type HandoffSubject = 'login' | 'any' | SpatialServiceId | 'data' | 'map';
