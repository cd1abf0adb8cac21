import { type AnyEventObject, getInitialSnapshot, type SnapshotFrom, transition } from 'xstate';
import { dialogsMachine, openDialogs } from '../../src/application/dialogs/dialogs-machine.ts';
import {
  DIALOG_IDS,
  type DialogId,
  dialogOf,
  type OpenDialogs,
} from '../../src/domain/navigation/dialogs.ts';

type Dialogs = Pick<SnapshotFrom<typeof dialogsMachine>, 'value' | 'context'>;

const FIRST = { id: undefined, ordinal: 1, words: '' } as const;

/**
 * Gives what an address opens that opens a dialog beside those that are open (contract "Addresses"): the guide on its first page, the search
 * and the finder without words. A photo or an article without an id no address opens.
 */
export function openBeside(dialogs: Dialogs, dialog: DialogId): OpenDialogs {
  const { parameter, word, subject } = dialogOf(dialog);
  const value = subject === undefined ? (word ?? true) : FIRST[subject];
  return { ...openDialogs(dialogs), ...(value !== undefined && { [parameter]: value }) };
}

/**
 * Gives the address in place of `dialog.opened`, which the dialogs took before they followed the address alone.
 * @param earlier what they had taken before
 */
export function addressOfOpened(event: AnyEventObject, earlier: readonly AnyEventObject[]): AnyEventObject {
  const dialog = DIALOG_IDS.find((id) => id === event.dialog);
  // Of a file that is malformed: its schema refuses it as it stands.
  if (dialog === undefined) return event;
  const before = earlier.reduce(
    (dialogs, event) => transition(dialogsMachine, dialogs, event as never)[0],
    getInitialSnapshot(dialogsMachine),
  );
  return { type: 'address.changed', open: openBeside(before, dialog) };
}
