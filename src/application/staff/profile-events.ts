/** What happens to the staff profile. */
export type ProfileEvent = { readonly type: 'profile.opened' } | { readonly type: 'feed.retried' };
