/** What happens to the gallery section. */
export type GalleryEvent =
  | { readonly type: 'refresh.requested' }
  | { readonly type: 'search.changed'; readonly query: string }
  | { readonly type: 'page.next' }
  | { readonly type: 'page.previous' };
