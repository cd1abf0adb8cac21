import { assign, setup } from 'xstate';
import { normalizeSearch } from '../../domain/shared/search-text.ts';
import type { MapCatalogueEvent } from './map-catalogue-events.ts';

/** What the map dialog holds: the search text and the categories that stand open. */
export interface MapCatalogueContext {
  readonly query: string;
  readonly expanded: readonly string[];
}

/**
 * The map categories (spec §4 Map categories): expand and collapse for each, all of them on view or those that a search
 * finds.
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
