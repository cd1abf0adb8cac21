/** Loads what the search shows under its field: a chunk of its own. */
export const loadSearchBody = () => import('./search-body.tsx').then((module) => module.SearchBody);
