import { setup } from 'xstate';
import type { DropdownEvent } from './dropdown-events.ts';

/**
 * The dropdown: it opens on hover or by its button, and closes 300 ms after the pointer left unless that comes
 * back. A click on what hovering has opened keeps it open instead of closing it under the pointer, so that the
 * click that a mouse visitor makes anyway is not lost (spec §2 Legal products dropdown).
 */
export const dropdownMachine = setup({
  types: { events: {} as DropdownEvent },
  delays: { closeDelay: 300 },
}).createMachine({
  id: 'dropdown',
  initial: 'closed',
  states: {
    closed: {
      on: { 'pointer.entered': 'open.hovered', 'button.toggled': 'open.pinned' },
    },
    open: {
      initial: 'pinned',
      on: { 'dropdown.left': 'closed', 'item.chosen': 'closed', 'dropdown.closed': 'closed' },
      states: {
        hovered: { on: { 'pointer.left': 'leaving', 'button.toggled': 'pinned' } },
        pinned: { on: { 'pointer.left': 'leaving', 'button.toggled': '#dropdown.closed' } },
        leaving: {
          after: { closeDelay: '#dropdown.closed' },
          on: { 'pointer.entered': 'hovered', 'button.toggled': '#dropdown.closed' },
        },
      },
    },
  },
});
