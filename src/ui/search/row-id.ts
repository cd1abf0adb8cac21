/** The id of a row's element, by its index. */
export const rowId = (index: number): string => `search-row-${index}`;
