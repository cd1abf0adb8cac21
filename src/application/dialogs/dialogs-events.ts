import type { DialogId, OpenDialogs } from '../../domain/navigation/dialogs.ts';

/** What happens to the dialogs. `address.changed` makes them follow the page's address, Back included. */
export type DialogsEvent =
  | { readonly type: 'dialog.opened'; readonly dialog: DialogId }
  | { readonly type: 'dialog.closed'; readonly dialog: DialogId }
  | { readonly type: 'address.changed'; readonly open: OpenDialogs }
  | { readonly type: 'machines.arrived' }
  | { readonly type: 'photo.shown'; readonly foto: number }
  | { readonly type: 'page.shown'; readonly panduan: number }
  | { readonly type: 'answers.given'; readonly mulai: string }
  | { readonly type: 'words.typed'; readonly temukan: string };
