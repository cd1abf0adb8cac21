import { createContext, type RefObject, useContext } from 'react';

/** The element of the row that Enter opens: the field follows it as a click would, with all that the browser does then. */
export type EnteredRow = RefObject<(HTMLAnchorElement & HTMLButtonElement) | null>;

const NOWHERE: EnteredRow = { current: null };

/** Reaches the rows, which are a chunk of their own. */
export const EnteredRowContext = createContext(NOWHERE);

/** Gives the element of the row that Enter opens. */
export function useEnteredRow(): EnteredRow {
  return useContext(EnteredRowContext);
}
