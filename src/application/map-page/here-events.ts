/** What happens to the visitor's own place. */
export type HereEvent = { readonly type: 'here.asked' };
