import { carrying } from './fields.ts';
import { position } from './map-fields.ts';

/** What happens to the setbacks of a parcel. */
export const SETBACK_EVENTS = {
  'setback.asked': carrying('setback.asked', { at: position }, { at: [112.75, -7.25] }),
};
