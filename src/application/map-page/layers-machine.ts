import { assign, setup } from 'xstate';
import {
  FIRST_LAYERS,
  fadeLayer,
  moveLayer,
  type StackedLayer,
  toggleLayer,
} from '../../domain/map/layer-stack.ts';
import type { LayersEvent } from './layers-events.ts';

/** The context of the list of layers. */
export interface LayersContext {
  /** On the map, the first on top. */
  readonly shown: readonly StackedLayer[];
  /** Ids of the expanded categories. */
  readonly expanded: readonly string[];
  /** Why layers could not be loaded, by their ids. */
  readonly failures: Readonly<Record<string, string>>;
}

/** The layers of the map and their order (spec §4 Map). */
export const layersMachine = setup({
  types: { context: {} as LayersContext, events: {} as LayersEvent },
  actions: {
    name: assign((_, shown: readonly StackedLayer[]) => ({ shown })),
    toggle: assign(({ context: { shown, failures } }, id: string) => {
      const { [id]: _, ...others } = failures;
      return { shown: toggleLayer(shown, id), failures: others };
    }),
    move: assign(({ context: { shown } }, { id, by }: { id: string; by: -1 | 1 }) => ({
      shown: moveLayer(shown, id, by),
    })),
    fade: assign(({ context: { shown } }, { id, opacity }: { id: string; opacity: number }) => ({
      shown: fadeLayer(shown, id, opacity),
    })),
    fail: assign(({ context: { failures } }, { id, message }: { id: string; message: string }) => ({
      failures: { ...failures, [id]: message },
    })),
    expand: assign(({ context: { expanded } }, id: string) => ({
      expanded: expanded.includes(id) ? expanded.filter((open) => open !== id) : [...expanded, id],
    })),
  },
}).createMachine({
  id: 'layers',
  context: { shown: FIRST_LAYERS, expanded: ['administration'], failures: {} },
  initial: 'chosen',
  states: {
    chosen: {
      on: {
        'layers.named': { actions: { type: 'name', params: ({ event }) => event.layers } },
        'layer.toggled': { actions: { type: 'toggle', params: ({ event }) => event.id } },
        'layer.moved': { actions: { type: 'move', params: ({ event }) => event } },
        'layer.faded': { actions: { type: 'fade', params: ({ event }) => event } },
        'layer.failed': { actions: { type: 'fail', params: ({ event }) => event } },
        'category.toggled': { actions: { type: 'expand', params: ({ event }) => event.id } },
      },
    },
  },
});
