import type { SharedPage, ShareOutcome } from '../ports/share.ts';

/** The event that asks for sharing. */
export interface ShareEvent {
  readonly type: 'share.requested';
  readonly page: SharedPage;
}

/** The guard of sharing: a machine with a sharing region adds it to its own. */
export const sharingGuards = {
  isCopied: (_: unknown, outcome: ShareOutcome) => outcome === 'copied',
};

type Shared = { readonly event: { readonly output: ShareOutcome } };

/**
 * A region in which a page is shared: idle, sharing, and for a while the message that its address was copied or that
 * sharing failed. Where the visitor shared or cancelled, nothing is shown. The machine has an actor `share`, the
 * sharing guards and a delay `outcomeShown`.
 */
export const sharingRegion = {
  initial: 'idle',
  states: {
    idle: { on: { 'share.requested': 'underway' } },
    underway: {
      invoke: {
        src: 'share',
        input: ({ event }: { readonly event: { readonly type: string } }) => (event as ShareEvent).page,
        onDone: [
          { guard: { type: 'isCopied', params: ({ event }: Shared) => event.output }, target: 'copied' },
          { target: 'idle' },
        ],
        onError: 'failed',
      },
    },
    copied: { on: { 'share.requested': 'underway' }, after: { outcomeShown: 'idle' } },
    failed: { on: { 'share.requested': 'underway' }, after: { outcomeShown: 'idle' } },
  },
} as const;
