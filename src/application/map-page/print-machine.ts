import { assign, fromPromise, setup } from 'xstate';
import type { MakeQrCode, QrCode } from '../ports/qr-code.ts';
import type { PrintEvent } from './print-events.ts';

/** What printing needs from outside. */
export interface PrintPorts {
  /** Gives a picture of the present map, as an address; undefined where none can be made. */
  readonly takePicture: () => Promise<string | undefined>;
  /** Gives the present address of the page. */
  readonly addressNow: () => string;
  readonly makeQrCode: MakeQrCode;
}

/** The context of printing. */
export interface PrintContext {
  /** The address that picture and code belong to; empty before the first. */
  readonly address: string;
  readonly picture?: string | undefined;
  readonly code?: QrCode | undefined;
}

/** What is to be printed: the present address, and its picture where one could be made. */
interface Taken {
  readonly address: string;
  readonly picture?: string | undefined;
}

/**
 * One page on paper (spec §4 Map): a picture of the map is taken, then the code of its address is made, then the sheet
 * is ready. It prints without picture or code as well.
 */
export function createPrintMachine({ takePicture, addressNow, makeQrCode }: PrintPorts) {
  return setup({
    types: { context: {} as PrintContext, events: {} as PrintEvent },
    actors: {
      // One answer: a recording holds it, and no address of the page that replays that.
      take: fromPromise<Taken>(async () => ({
        address: addressNow(),
        picture: await takePicture().catch(() => undefined),
      })),
      code: fromPromise<QrCode, string>(({ input }) => makeQrCode(input)),
    },
    actions: {
      begin: assign({ picture: undefined, code: undefined }),
      setPicture: assign((_, { address, picture }: Taken) => ({ address, picture })),
      setCode: assign((_, code: QrCode) => ({ code })),
    },
  }).createMachine({
    id: 'print',
    context: { address: '' },
    initial: 'idle',
    states: {
      idle: { on: { 'print.asked': { target: 'taking', actions: 'begin' } } },
      taking: {
        invoke: {
          src: 'take',
          onDone: { target: 'coding', actions: { type: 'setPicture', params: ({ event }) => event.output } },
        },
      },
      coding: {
        invoke: {
          src: 'code',
          input: ({ context }) => context.address,
          onDone: { target: 'ready', actions: { type: 'setCode', params: ({ event }) => event.output } },
          onError: 'ready',
        },
      },
      ready: { on: { 'print.done': 'idle' } },
    },
  });
}
