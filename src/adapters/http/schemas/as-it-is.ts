/** Returns a value unchanged: for items that their schema has already prepared. */
export const asItIs = <T>(value: T): T => value;
