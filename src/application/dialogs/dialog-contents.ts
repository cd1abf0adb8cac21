import type { DialogId } from '../../domain/navigation/dialogs.ts';
import { FINDER_DIALOG } from '../finder/finder-dialog.ts';
import { LIGHTBOX_DIALOG } from '../gallery/lightbox-dialog.ts';
import { GUIDE_DIALOG } from '../guide/guide-dialog.ts';
import { ARTICLE_DIALOG } from '../news/article-dialog.ts';
import { SEARCH_DIALOG } from '../search/search-dialog.ts';
import type { DialogContent } from '../shared/dialog-content.ts';

const PLAIN: DialogContent = { shows: [] };

/** What each dialog shows. */
const CONTENTS = {
  services: PLAIN,
  map: { shows: ['mapCatalogue'] },
  interaction: PLAIN,
  itrTerms: PLAIN,
  krkTerms: PLAIN,
  // Its machine is the page's own: the staff are asked for once.
  profile: { shows: [], sendsTo: 'profile', opened: () => ({ type: 'profile.opened' }) },
  article: ARTICLE_DIALOG,
  lightbox: LIGHTBOX_DIALOG,
  guide: GUIDE_DIALOG,
  search: SEARCH_DIALOG,
  finder: FINDER_DIALOG,
} as const satisfies Record<DialogId, unknown>;

/** Gives what a dialog shows. */
export const contentOf = (dialog: DialogId): DialogContent => CONTENTS[dialog] as DialogContent;
