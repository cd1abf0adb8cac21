import * as v from 'valibot';
import { bare, carrying } from './fields.ts';
import { position } from './map-fields.ts';

const AT: [number, number] = [112.75, -7.25];

/** What happens to measuring. */
export const MEASURE_EVENTS = {
  'measure.toggled': bare('measure.toggled'),
  'measure.closed': bare('measure.closed'),
  'kind.chosen': carrying('kind.chosen', { kind: v.picklist(['length', 'area']) }, { kind: 'area' }),
  'point.set': carrying('point.set', { at: position }, { at: AT }),
  'point.undone': bare('point.undone'),
};
