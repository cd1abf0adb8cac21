import { parseAddress } from '../../src/domain/navigation/address.ts';
import { type DialogId, dialogOf, type OpenDialogs } from '../../src/domain/navigation/dialogs.ts';

type Subjects = { readonly [Id in DialogId]?: string };

// Things of the scenarios' documents, by the dialog that is about them.
const SUBJECTS: Subjects = {
  article: 'maket-kawasan',
  lightbox: 'sawah',
};

// Words that a dialog can do something with.
const WORDS: Subjects = { search: 'krk', finder: 'rumah' };

/**
 * Gives an address at which a dialog is open, by itself or over the one that it opens over.
 * @param subjects ids of things that there are, for the dialogs that are about a thing
 */
export function exampleAddress(id: DialogId, subjects: Subjects = SUBJECTS): OpenDialogs {
  const { parameter, word, subject, detail } = dialogOf(id);
  const value =
    subject === 'words'
      ? (WORDS[id] ?? 'krk')
      : subject === 'id'
        ? (subjects[id] ?? id)
        : subject === 'ordinal'
          ? 4
          : (word ?? true);
  return parseAddress({ [parameter]: value, ...(detail !== undefined && { [detail]: 2 }) });
}
