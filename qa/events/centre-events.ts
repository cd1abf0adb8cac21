import { carrying } from './fields.ts';
import { position } from './map-fields.ts';

const AT: [number, number] = [112.75, -7.25];

/** What happens to the map's centre. */
export const CENTRE_EVENTS = {
  'centre.moved': carrying('centre.moved', { at: position }, { at: AT }),
};
