/** What happens to the news section. */
export type NewsEvent = { readonly type: 'refresh.requested' };
