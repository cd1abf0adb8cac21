import { assign, setup } from 'xstate';

/** What the map dialog holds: the search text and the categories that stand open. */
export interface MapCatalogueContext {
  readonly query: string;
  readonly expanded: readonly string[];
}

/** What happens in the map dialog. */
export type MapCatalogueEvent =
  | { readonly type: 'search.changed'; readonly query: string }
  | { readonly type: 'search.reset' }
  | { readonly type: 'category.toggled'; readonly id: string };

/** The map categories (spec §4 Map categories): a search text, and expand and collapse per category. */
export const mapCatalogueMachine = setup({
  types: { context: {} as MapCatalogueContext, events: {} as MapCatalogueEvent },
  actions: {
    search: assign((_, query: string) => ({ query })),
    toggle: assign(({ context }, id: string) => ({
      expanded: context.expanded.includes(id)
        ? context.expanded.filter((open) => open !== id)
        : [...context.expanded, id],
    })),
  },
}).createMachine({
  id: 'map-catalogue',
  context: { query: '', expanded: [] },
  initial: 'browsing',
  states: {
    browsing: {
      on: {
        'search.changed': { actions: { type: 'search', params: ({ event }) => event.query } },
        'search.reset': { actions: { type: 'search', params: '' } },
        'category.toggled': { actions: { type: 'toggle', params: ({ event }) => event.id } },
      },
    },
  },
});
