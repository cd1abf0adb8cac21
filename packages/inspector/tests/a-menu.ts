import { setup } from 'xstate';

/** A menu that opens while it is pointed at or was pressed, and closes a moment after it was left. */
export const dropdownMachine = setup({
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
      on: { 'outside.pressed': 'closed', 'item.chosen': 'closed', 'escape.pressed': 'closed' },
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
