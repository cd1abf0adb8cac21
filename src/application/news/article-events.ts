import type { SharedPage } from '../ports/share.ts';

/** What happens to the article dialog. */
export type ArticleEvent =
  | {
      readonly type: 'article.shown';
      readonly article: {
        readonly id: string;
        readonly pictures: number;
        readonly content?: string | undefined;
      };
    }
  | { readonly type: 'article.closed' }
  | { readonly type: 'picture.next' }
  | { readonly type: 'picture.previous' }
  | { readonly type: 'picture.chosen'; readonly index: number }
  | { readonly type: 'share.requested'; readonly page: SharedPage };
