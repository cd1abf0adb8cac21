import type { FileKind } from './kinds.ts';

/** The name of the menu's entry that leads to the earlier states. */
export const HISTORY_ENTRY = 'sebelumnya';

/** An entry of the menu without files: a collection to Sveltia CMS, of a hidden folder that is not listed. */
const emptyEntry = (
  prefix: string,
  {
    name,
    ...words
  }: { readonly name: string; readonly label: string; readonly description: string; readonly icon: string },
) => ({
  name,
  ...words,
  folder: `${prefix}/.${name}`,
  create: false,
  delete: false,
  fields: [{ name: 'title', label: 'Judul', widget: 'string', required: false }],
});

/** Gives the menu's entry that leads to the earlier states of the folder; it is never opened. */
export const historyEntry = (prefix: string) =>
  emptyEntry(prefix, {
    name: HISTORY_ENTRY,
    label: 'Keadaan sebelumnya',
    description: 'Yang disimpan atau dihapus dapat dikembalikan.',
    icon: 'history',
  });

/** Gives the menu's entry of a list that is a table: it says where that is edited. */
export const tableEntry = (prefix: string, { name, title, icon, list }: FileKind) =>
  emptyEntry(prefix, {
    name,
    // A narrow screen shows this alone.
    label: `${title} (${list.slice(list.lastIndexOf('/') + 1)}.csv)`,
    description: `Ini berkas ${list}.csv: bukalah dengan Excel atau LibreOffice.`,
    icon,
  });
