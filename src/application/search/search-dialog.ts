import type { DialogContent, Subjects } from '../shared/dialog-content.ts';

const words = ({ temukan = '' }: Subjects) => temukan;

/** The dialog of the search over the whole site (spec §2 Search). */
export const SEARCH_DIALOG: DialogContent<'search'> = {
  shows: ['search'],
  sendsTo: 'search',
  opened: (subjects) => ({ type: 'search.opened', words: words(subjects) }),
  follows: [{ subject: words, message: (subjects) => ({ type: 'words.changed', words: words(subjects) }) }],
  closed: { type: 'search.closed' },
};
