/** What happens to the legal products dropdown (spec §2 Legal products dropdown). */
export type DropdownEvent =
  | { readonly type: 'pointer.entered' }
  | { readonly type: 'pointer.left' }
  | { readonly type: 'button.toggled' }
  | { readonly type: 'dropdown.left' }
  | { readonly type: 'item.chosen' }
  | { readonly type: 'dropdown.closed' };
