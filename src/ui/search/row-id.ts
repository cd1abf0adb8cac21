/** The id of a row's element, by its place. */
export const rowId = (place: number): string => `search-row-${place}`;
