import { setup } from 'xstate';
import type { TabId } from '../../domain/navigation/tabs.ts';
import type { NavigationEvent } from './navigation-events.ts';

/** The active tab (spec §4 Navigation): Beranda at first, then the chosen one; each tab is a state. */
export const navigationMachine = setup({
  types: { events: {} as NavigationEvent },
  guards: {
    names: ({ event }, tab: TabId) => event.tab === tab,
  },
}).createMachine({
  id: 'navigation',
  initial: 'beranda',
  on: {
    'tab.activated': [
      { guard: { type: 'names', params: 'beranda' }, target: '.beranda' },
      { guard: { type: 'names', params: 'profil' }, target: '.profil' },
      { guard: { type: 'names', params: 'layanan' }, target: '.layanan' },
      { guard: { type: 'names', params: 'peta' }, target: '.peta' },
      { guard: { type: 'names', params: 'produk' }, target: '.produk' },
      { guard: { type: 'names', params: 'panduan' }, target: '.panduan' },
      { guard: { type: 'names', params: 'kontak' }, target: '.kontak' },
    ],
  },
  states: { beranda: {}, profil: {}, layanan: {}, peta: {}, produk: {}, panduan: {}, kontak: {} },
});
