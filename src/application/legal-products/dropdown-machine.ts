import { sendTo, setup } from 'xstate';
import { to } from '../messages.ts';
import type { DropdownEvent } from './dropdown-events.ts';

const CLOSE_DELAY_MS = 300;

/**
 * The dropdown: it opens on hover or by its button, and closes 300 ms after the pointer left unless the pointer comes
 * back; then it is what it was. A click while it is open by hovering keeps it open, so that the click that mouse
 * visitors make anyway does not close it under the pointer (spec §2 Legal products dropdown). Open, it makes its tab the
 * active one (spec §4 Navigation).
 */
export const dropdownMachine = setup({
  types: { events: {} as DropdownEvent },
  actions: { activateTab: sendTo(to('navigation'), { type: 'tab.activated', tab: 'produk' }) },
  // Two names, so that a path shows by its delay alone which state has ended.
  delays: { closeDelay: CLOSE_DELAY_MS, pinnedCloseDelay: CLOSE_DELAY_MS },
}).createMachine({
  id: 'dropdown',
  initial: 'closed',
  states: {
    closed: {
      on: { 'pointer.entered': 'open.hovered', 'button.toggled': 'open.pinned' },
    },
    open: {
      initial: 'pinned',
      entry: 'activateTab',
      on: { 'dropdown.left': 'closed', 'item.chosen': 'closed', 'dropdown.closed': 'closed' },
      states: {
        hovered: { on: { 'pointer.left': 'leaving', 'button.toggled': 'pinned' } },
        pinned: { on: { 'pointer.left': 'leavingPinned', 'button.toggled': '#dropdown.closed' } },
        leaving: {
          after: { closeDelay: '#dropdown.closed' },
          on: { 'pointer.entered': 'hovered', 'button.toggled': '#dropdown.closed' },
        },
        leavingPinned: {
          after: { pinnedCloseDelay: '#dropdown.closed' },
          on: { 'pointer.entered': 'pinned', 'button.toggled': '#dropdown.closed' },
        },
      },
    },
  },
});
