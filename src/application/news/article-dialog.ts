import type { DialogContent } from '../shared/dialog-content.ts';

/** The dialog of an article, which the page gives it once the news hold it (spec §2 Article dialog). */
export const ARTICLE_DIALOG: DialogContent<'article'> = {
  shows: ['article'],
  sendsTo: 'article',
  closed: { type: 'article.closed' },
};
