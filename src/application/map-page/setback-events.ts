import { carrying, type EventIn } from '../shared/common-events.ts';
import { position } from './map-fields-events.ts';

/** What happens to the setbacks of a parcel. */
export const SETBACK_EVENTS = {
  'setback.asked': carrying('setback.asked', { at: position }, { at: [112.75, -7.25] }),
};

/** What happens to the setbacks of a parcel. */
export type SetbackEvent = EventIn<typeof SETBACK_EVENTS>;
