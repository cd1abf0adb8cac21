import { bare, type EventIn } from '../shared/common-events.ts';

/** What happens to the dropdown of legal products. */
export const DROPDOWN_EVENTS = {
  'pointer.entered': bare('pointer.entered'),
  'pointer.left': bare('pointer.left'),
  'button.toggled': bare('button.toggled'),
  'outside.pressed': bare('outside.pressed'),
  'item.chosen': bare('item.chosen'),
  'escape.pressed': bare('escape.pressed'),
};

/** What happens to the legal products dropdown (spec §2 Legal products dropdown). */
export type DropdownEvent = EventIn<typeof DROPDOWN_EVENTS>;
