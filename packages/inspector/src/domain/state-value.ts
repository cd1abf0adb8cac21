/** The state of a machine as XState writes it: a name, or the inner states by region. */
export type StateValue = string | { readonly [region: string]: StateValue | undefined };
