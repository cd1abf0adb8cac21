import { bare, type EventIn } from '../shared/common-events.ts';

/** What happens to printing. */
export const PRINT_EVENTS = { 'print.asked': bare('print.asked'), 'print.done': bare('print.done') };

/** What happens to printing. */
export type PrintEvent = EventIn<typeof PRINT_EVENTS>;
