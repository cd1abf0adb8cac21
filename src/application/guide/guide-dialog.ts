import type { DialogContent, Subjects } from '../shared/dialog-content.ts';

const index = ({ panduan = 1 }: Subjects) => panduan - 1;

/** The dialog of the guide, with the search of its text (spec §2 Guide). */
export const GUIDE_DIALOG: DialogContent<'guide'> = {
  shows: ['guide', 'guideSearch'],
  sendsTo: 'guide',
  opened: (subjects) => ({ type: 'guide.opened', index: index(subjects) }),
  follows: [{ subject: index, message: (subjects) => ({ type: 'page.shown', index: index(subjects) }) }],
  closed: { type: 'guide.closed' },
};
