import { type AnyEventObject, getInitialSnapshot, type SnapshotFrom, transition } from 'xstate';
import { dialogsMachine, openDialogs } from '../../src/application/dialogs/dialogs-machine.ts';
import { type DialogId, dialogOf, type OpenDialogs } from '../../src/domain/navigation/dialogs.ts';

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
export function addressOfOpened(
  { dialog }: { readonly dialog: DialogId },
  earlier: readonly AnyEventObject[],
) {
  const before = earlier.reduce(
    (dialogs, event) => transition(dialogsMachine, dialogs, event as never)[0],
    getInitialSnapshot(dialogsMachine),
  );
  return { type: 'address.changed', open: openBeside(before, dialog) };
}
