import type { DialogId, MovedSubjects, OpenDialogs } from '../../domain/navigation/dialogs.ts';

/**
 * What happens to the dialogs. `address.changed` makes them follow the page's address, Back included; `subject.moved` is sent by what a
 * dialog shows, when that has moved by itself.
 */
export type DialogsEvent =
  | { readonly type: 'dialog.closed'; readonly dialog: DialogId }
  | { readonly type: 'address.changed'; readonly open: OpenDialogs }
  | ({ readonly type: 'subject.moved' } & MovedSubjects);
