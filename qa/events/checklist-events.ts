import * as v from 'valibot';
import { bare, carrying } from './fields.ts';

/** What happens to the list of steps. */
export const CHECKLIST_EVENTS = {
  'thing.toggled': carrying(
    'thing.toggled',
    { name: v.string() },
    { name: 'KTP pemohon' },
    { name: 'Sertipikat tanah' },
  ),
  'ticks.read': carrying(
    'ticks.read',
    { ticked: v.array(v.string()) },
    { ticked: ['KTP pemohon'] },
    { ticked: [] },
  ),
  'ticks.written': carrying(
    'ticks.written',
    { ticked: v.array(v.string()), isKept: v.boolean() },
    { ticked: ['Sertipikat tanah'], isKept: false },
  ),
  'step.shown': carrying('step.shown', { step: v.string() }, { step: 'krk' }, { step: 'pbg' }),
  'step.hidden': carrying('step.hidden', { step: v.string() }, { step: 'krk' }),
  'clearing.asked': bare('clearing.asked'),
  'clearing.confirmed': bare('clearing.confirmed'),
  'clearing.cancelled': bare('clearing.cancelled'),
  'all.listed': bare('all.listed'),
  'all.folded': bare('all.folded'),
};
