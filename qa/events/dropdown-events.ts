import { bare } from './fields.ts';

/** What happens to the dropdown of legal products. */
export const DROPDOWN_EVENTS = {
  'pointer.entered': bare('pointer.entered'),
  'pointer.left': bare('pointer.left'),
  'button.toggled': bare('button.toggled'),
  'dropdown.left': bare('dropdown.left'),
  'item.chosen': bare('item.chosen'),
  'dropdown.closed': bare('dropdown.closed'),
};
