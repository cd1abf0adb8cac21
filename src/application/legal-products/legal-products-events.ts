/** What happens to the legal products. */
export type LegalProductsEvent = { readonly type: 'refresh.requested' };
