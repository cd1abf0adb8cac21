import { bare } from './fields.ts';

/** What happens to the legal products. */
export const LEGAL_PRODUCTS_EVENTS = { 'refresh.requested': bare('refresh.requested') };
