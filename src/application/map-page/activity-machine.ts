import { assign, setup } from 'xstate';
import type { ActivityEvent } from './activity-events.ts';

/** The context of the search by activity. */
export interface ActivityContext {
  readonly query: string;
  /** The id of the activity that the map shows; empty for none. */
  readonly chosen: string;
  /** The id of the activity whose row is open among those of a parcel; empty for none. */
  readonly opened: string;
}

/** Where an activity is allowed (spec §4 Map): searching for one, or showing one on the map. */
export const activityMachine = setup({
  types: { context: {} as ActivityContext, events: {} as ActivityEvent },
  actions: {
    type: assign((_, query: string) => ({ query, chosen: '', opened: '' })),
    choose: assign((_, { id, name }: { id: string; name: string }) => ({
      query: name,
      chosen: id,
      opened: id,
    })),
    forget: assign({ query: '', chosen: '', opened: '' }),
    open: assign(({ context: { opened } }, id: string) => ({ opened: opened === id ? '' : id })),
    colour: assign((_, id: string) => ({ chosen: id })),
    uncolour: assign({ chosen: '' }),
  },
  guards: { isShown: ({ context: { chosen } }, id: string) => chosen === id },
}).createMachine({
  id: 'activity',
  context: { query: '', chosen: '', opened: '' },
  initial: 'looking',
  on: {
    'activity.chosen': { target: '.showing', actions: { type: 'choose', params: ({ event }) => event } },
    'activity.cleared': { target: '.looking', actions: 'forget' },
    'activity.opened': { actions: { type: 'open', params: ({ event }) => event.id } },
    'colour.toggled': [
      {
        guard: { type: 'isShown', params: ({ event }) => event.id },
        target: '.looking',
        actions: 'uncolour',
      },
      { target: '.showing', actions: { type: 'colour', params: ({ event }) => event.id } },
    ],
    'query.changed': { target: '.looking', actions: { type: 'type', params: ({ event }) => event.query } },
  },
  states: { looking: {}, showing: {} },
});
