/** What happens in the map dialog. */
export type MapCatalogueEvent =
  | { readonly type: 'search.changed'; readonly query: string }
  | { readonly type: 'search.reset' }
  | { readonly type: 'category.toggled'; readonly id: string };
