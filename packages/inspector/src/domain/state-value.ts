/** The state of a machine as XState writes it: a name, or what is in it by region. */
export type StateValue = string | { readonly [region: string]: StateValue | undefined };
