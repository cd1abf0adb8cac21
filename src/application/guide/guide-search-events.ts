/** What happens to the search. */
export type GuideSearchEvent =
  | { readonly type: 'document.opened'; readonly pageCount: number }
  | { readonly type: 'query.changed'; readonly query: string }
  | { readonly type: 'document.closed' };
