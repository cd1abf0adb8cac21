import * as v from 'valibot';
import { bare, carrying } from './fields.ts';

const id = v.string();

/** What happens to comparing. */
export const COMPARE_EVENTS = {
  'compare.toggled': bare('compare.toggled'),
  'compare.closed': bare('compare.closed'),
  'compare.named': carrying(
    'compare.named',
    { left: id, right: id },
    { left: 'rtrw-kawasan-strategis', right: 'rdtr-pola-ruang' },
  ),
  'side.chosen': carrying(
    'side.chosen',
    { side: v.picklist(['left', 'right']), id },
    { side: 'left', id: 'rtrw-jalan' },
    { side: 'left', id: 'rdtr-pola-ruang' },
  ),
  'line.moved': carrying(
    'line.moved',
    { at: v.pipe(v.number(), v.finite(), v.description('a percentage of the width')) },
    { at: 30 },
  ),
};
