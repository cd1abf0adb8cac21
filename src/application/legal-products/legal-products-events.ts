import { bare, type EventIn } from '../shared/common-events.ts';

/** What happens to the legal products. */
export const LEGAL_PRODUCTS_EVENTS = { 'refresh.requested': bare('refresh.requested') };

/** What happens to the legal products. */
export type LegalProductsEvent = EventIn<typeof LEGAL_PRODUCTS_EVENTS>;
