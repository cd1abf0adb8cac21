/** Gives a value as it is: for items that their schema makes ready. */
export const asItIs = <T>(value: T): T => value;
