import { assign, setup } from 'xstate';
import type { ActivityEvent } from './activity-events.ts';

/** The context of the search by activity. */
export interface ActivityContext {
  readonly query: string;
  /** The id of the activity that the map shows; empty for none. */
  readonly chosen: string;
}

/** Where an activity is allowed (spec §4 Map): searching for one, or showing one on the map. */
export const activityMachine = setup({
  types: { context: {} as ActivityContext, events: {} as ActivityEvent },
  actions: {
    type: assign((_, query: string) => ({ query, chosen: '' })),
    choose: assign((_, { id, name }: { id: string; name: string }) => ({ query: name, chosen: id })),
    forget: assign({ query: '', chosen: '' }),
  },
}).createMachine({
  id: 'activity',
  context: { query: '', chosen: '' },
  initial: 'looking',
  on: {
    'activity.chosen': { target: '.showing', actions: { type: 'choose', params: ({ event }) => event } },
    'activity.cleared': { target: '.looking', actions: 'forget' },
    'query.changed': { target: '.looking', actions: { type: 'type', params: ({ event }) => event.query } },
  },
  states: { looking: {}, showing: {} },
});
