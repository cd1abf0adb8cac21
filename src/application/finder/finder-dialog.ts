import type { DialogContent, Subjects } from '../shared/dialog-content.ts';

const answers = ({ mulai = '' }: Subjects) => mulai;
const opened = (subjects: Subjects) => ({ type: 'finder.opened', answers: answers(subjects) }) as const;

/** The dialog 'Mau membangun apa?', with the list of steps (spec §4 Service finder). */
export const FINDER_DIALOG: DialogContent<'finder'> = {
  shows: ['finder', 'checklist'],
  sendsTo: 'finder',
  opened,
  follows: [{ subject: answers, message: opened }],
  closed: { type: 'finder.closed' },
};
