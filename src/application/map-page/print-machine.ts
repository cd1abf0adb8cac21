import { assign, fromPromise, setup } from 'xstate';

/** What printing needs from outside. */
export interface PrintPorts {
  /** Gives a picture of the map as it stands, as an address; nothing where none can be made. */
  readonly takePicture: () => Promise<string | undefined>;
}

/** What printing holds. */
export interface PrintContext {
  readonly picture?: string | undefined;
}

/** What happens to printing. */
export type PrintEvent = { readonly type: 'print.asked' } | { readonly type: 'print.done' };

/** One page on paper (spec §4 Map): first a picture of the map is taken, then the sheet is ready; it prints without one too. */
export function createPrintMachine({ takePicture }: PrintPorts) {
  return setup({
    types: { context: {} as PrintContext, events: {} as PrintEvent },
    actors: { take: fromPromise(() => takePicture()) },
    actions: {
      keep: assign((_, picture: string | undefined) => ({ picture })),
      forget: assign({ picture: undefined }),
    },
  }).createMachine({
    id: 'print',
    context: {},
    initial: 'idle',
    states: {
      idle: { on: { 'print.asked': 'taking' } },
      taking: {
        invoke: {
          src: 'take',
          onDone: { target: 'ready', actions: { type: 'keep', params: ({ event }) => event.output } },
          onError: { target: 'ready', actions: 'forget' },
        },
      },
      ready: { on: { 'print.done': 'idle' } },
    },
  });
}
