import * as v from 'valibot';
import { bare, carrying, index } from './fields.ts';

/** What happens to the guide viewer. */
export const GUIDE_EVENTS = {
  'guide.opened': carrying('guide.opened', { index }, { index: 0 }),
  'document.loaded': carrying('document.loaded', { pageCount: index }, { pageCount: 5 }),
  'document.failed': carrying(
    'document.failed',
    { message: v.string() },
    { message: 'Invalid PDF structure.' },
  ),
  'load.retried': bare('load.retried'),
  'password.asked': carrying(
    'password.asked',
    { isWrong: v.boolean() },
    { isWrong: false },
    { isWrong: true },
  ),
  'password.given': bare('password.given'),
  'layout.changed': carrying(
    'layout.changed',
    { layout: v.picklist(['single', 'spread']) },
    { layout: 'spread' },
  ),
  'page.next': bare('page.next'),
  'page.previous': bare('page.previous'),
  'page.first': bare('page.first'),
  'page.last': bare('page.last'),
  'page.shown': carrying('page.shown', { index }, { index: 2 }),
  'page.entered': carrying('page.entered', { text: v.string() }, { text: '2' }),
  'zoom.in': bare('zoom.in'),
  'zoom.out': bare('zoom.out'),
  'zoom.reset': bare('zoom.reset'),
  'sound.toggled': bare('sound.toggled'),
  'view.toggled': bare('view.toggled'),
  'panel.toggled': carrying(
    'panel.toggled',
    { panel: v.picklist(['search', 'outline']) },
    { panel: 'search' },
    { panel: 'outline' },
  ),
  'panel.closed': bare('panel.closed'),
  'download.requested': bare('download.requested'),
  'guide.closed': bare('guide.closed'),
};
