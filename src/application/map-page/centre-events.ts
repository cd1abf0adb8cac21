import { carrying, type EventIn } from '../shared/common-events.ts';
import { position } from './map-fields-events.ts';

const AT: [number, number] = [112.75, -7.25];

/** What happens to the map's centre. */
export const CENTRE_EVENTS = {
  'centre.moved': carrying('centre.moved', { at: position }, { at: AT }),
};

/** What happens to the map's centre. */
export type CentreEvent = EventIn<typeof CENTRE_EVENTS>;
