/** The id of the list of results. */
export const RESULTS_ID = 'search-results';

/** The id of a row's element, by its index. */
export const rowId = (index: number): string => `search-row-${index}`;
