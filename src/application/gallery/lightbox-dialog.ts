import type { DialogContent, Subjects } from '../shared/dialog-content.ts';

const index = ({ foto = 1 }: Subjects) => foto - 1;

/** The dialog of a folder's photos (spec §2 Lightbox). */
export const LIGHTBOX_DIALOG: DialogContent<'lightbox'> = {
  shows: ['lightbox'],
  sendsTo: 'lightbox',
  opened: (subjects) =>
    subjects.galeri === undefined
      ? undefined
      : { type: 'lightbox.opened', folderId: subjects.galeri, index: index(subjects) },
  follows: [
    {
      subject: ({ galeri }) => galeri,
      message: (subjects) => ({
        type: 'lightbox.opened',
        folderId: subjects.galeri ?? '',
        index: index(subjects),
      }),
    },
    { subject: index, message: (subjects) => ({ type: 'image.shown', index: index(subjects) }) },
  ],
  closed: { type: 'lightbox.closed' },
};
