/** The name of the menu's entry that leads to the earlier states. */
export const HISTORY_ENTRY = 'sebelumnya';

/** Gives the menu's entry that leads to the earlier states of the folder: a collection to Sveltia CMS, which is never opened. */
export const historyEntry = (prefix: string) => ({
  name: HISTORY_ENTRY,
  label: 'Keadaan sebelumnya',
  description: 'Yang disimpan atau dihapus dapat dikembalikan.',
  icon: 'history',
  // No file is in it: hidden ones are not listed.
  folder: `${prefix}/.${HISTORY_ENTRY}`,
  create: false,
  delete: false,
  fields: [{ name: 'title', label: 'Judul', widget: 'string', required: false }],
});
