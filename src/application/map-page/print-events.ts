/** What happens to printing. */
export type PrintEvent = { readonly type: 'print.asked' } | { readonly type: 'print.done' };
