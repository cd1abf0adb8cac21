import type { OpenDialogs, SubjectParameter } from '../../domain/navigation/dialogs.ts';
import type { EventOf } from '../messages.ts';
import type { ShownName } from '../shown-machines.ts';

/**
 * What the open dialogs are about: the marked service, an article's id, a folder's id and a photo, a page of the guide
 * (photo and page count from 1), and words.
 */
export type Subjects = { readonly [P in SubjectParameter]?: OpenDialogs[P] | undefined };

/** Something of the address that a dialog follows while it is open. */
interface Follow<Message> {
  /** Gives it; a value that differs from the one before is sent. */
  readonly subject: (subjects: Subjects) => string | number | undefined;
  readonly message: (subjects: Subjects) => Message;
}

/**
 * What a dialog shows, and which messages that gets. Each dialog has its own beside the machine that it shows; the machine of the
 * dialogs knows nothing else of it.
 */
export interface DialogContent<Name extends keyof EventsByName = keyof EventsByName> {
  /** The machines that run while it is open. */
  readonly shows: readonly ShownName[];
  /** The machine that is notified of what the dialog is about. */
  readonly sendsTo?: Name;
  /** Sent when the dialog opens. */
  readonly opened?: (subjects: Subjects) => EventsByName[Name] | undefined;
  /** Sent when the address changes what the open dialog is about: of the first that has changed. */
  readonly follows?: readonly Follow<EventsByName[Name]>[];
  /** Sent when it closes. */
  readonly closed?: EventsByName[Name];
}

type EventsByName = { readonly [N in ShownName | 'profile']: EventOf<N> };
