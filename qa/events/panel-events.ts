import * as v from 'valibot';
import { PANEL_TABS } from '../../src/domain/map/sheet.ts';
import { carrying } from './fields.ts';

/** What happens to the panel. */
export const PANEL_EVENTS = {
  'tab.chosen': carrying('tab.chosen', { tab: v.picklist(PANEL_TABS) }, { tab: 'place' }),
  'sheet.sized': carrying(
    'sheet.sized',
    { size: v.picklist(['low', 'half', 'full']) },
    { size: 'full' },
    { size: 'low' },
  ),
};
