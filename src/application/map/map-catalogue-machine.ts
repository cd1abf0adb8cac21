import { assign, setup } from 'xstate';
import { normalizeSearch } from '../../domain/shared/search-text.ts';
import type { MapCatalogueEvent } from './map-catalogue-events.ts';

/** The context of the map dialog: the search text and the expanded categories. */
export interface MapCatalogueContext {
  readonly query: string;
  readonly expanded: readonly string[];
}

/**
 * The map categories (spec §4 Map categories): each can be expanded and collapsed; all are shown, or those that a
 * search finds.
 */
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
  guards: { isBlank: (_, query: string) => normalizeSearch(query) === '' },
}).createMachine({
  id: 'map-catalogue',
  context: { query: '', expanded: [] },
  initial: 'browsing',
  states: {
    browsing: {
      initial: 'all',
      on: {
        'search.changed': [
          {
            guard: { type: 'isBlank', params: ({ event }) => event.query },
            target: '.all',
            actions: { type: 'search', params: ({ event }) => event.query },
          },
          { target: '.searching', actions: { type: 'search', params: ({ event }) => event.query } },
        ],
        'search.reset': { target: '.all', actions: { type: 'search', params: '' } },
        'category.toggled': { actions: { type: 'toggle', params: ({ event }) => event.id } },
      },
      states: { all: {}, searching: {} },
    },
  },
});
