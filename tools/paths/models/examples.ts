import { examplesOf as examplesIn } from '@bupc/inspector/node';
import { EVENT_SCHEMAS } from '../../../qa/events/all-events.ts';

/** One event of each kind that makes a difference to a machine, in the order of its table. */
export const examplesOf = (machine: keyof typeof EVENT_SCHEMAS) =>
  examplesIn({ events: EVENT_SCHEMAS }, machine);
