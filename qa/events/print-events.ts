import { bare } from './fields.ts';

/** What happens to printing. */
export const PRINT_EVENTS = { 'print.asked': bare('print.asked'), 'print.done': bare('print.done') };
