import { assign, createActor, fromPromise, setup } from 'xstate';
import type { SearchInside } from '../../domain/regulations/search-in-address.ts';
import { searchedWords } from '../../domain/shared/searched-words.ts';
import type { Share, SharedPage, ShareOutcome } from '../ports/share.ts';
import { OUTCOME_SHOWN_MS } from '../shared/download-region.ts';
import { sharingGuards, sharingRegion } from '../shared/sharing-region.ts';

/** What the page of a regulation needs from outside. */
export interface RegulationPorts {
  readonly share: Share;
  /** Copies a text to the clipboard. @throws where that is not possible */
  readonly copyText: (text: string) => Promise<void>;
  /** Writes the search into the address of the page. */
  readonly writeSearch: (search: SearchInside) => void;
}

/** What is copied: the address of the shown section or of a paragraph. */
export type Copied = 'section' | 'paragraph';

/** What happens on the page of a regulation. */
export type RegulationEvent =
  | { readonly type: 'query.changed'; readonly query: string }
  | { readonly type: 'hit.chosen'; readonly at: number }
  | { readonly type: 'copy.requested'; readonly url: string; readonly what: Copied }
  | { readonly type: 'share.requested'; readonly page: SharedPage };

/** The context of the page of a regulation. */
export interface RegulationContext extends SearchInside {
  /** What was copied last. */
  readonly copied: Copied;
}

/**
 * The page of a regulation (spec §4 Regulation pages): the search inside it, which goes into the address once the visitor has
 * stopped typing; the address that is copied; sharing.
 * @param ports the clipboard, sharing, and the address that holds the search
 */
function createRegulationMachine({ share, copyText, writeSearch }: RegulationPorts) {
  return setup({
    types: {
      context: {} as RegulationContext,
      events: {} as RegulationEvent,
    },
    actors: {
      share: fromPromise<ShareOutcome, SharedPage>(({ input }) => share.share(input)),
      copy: fromPromise<void, string>(({ input }) => copyText(input)),
    },
    actions: {
      type: assign((_, query: string) => ({ query: searchedWords(query), at: 0 })),
      choose: assign((_, at: number) => ({ at })),
      note: assign((_, copied: Copied) => ({ copied })),
      writeSearch: ({ context: { query, at } }) => writeSearch({ query, at }),
    },
    guards: sharingGuards,
    // Milliseconds after the last key.
    delays: { typed: 300, outcomeShown: OUTCOME_SHOWN_MS },
  }).createMachine({
    id: 'regulation',
    context: { query: '', at: 0, copied: 'section' },
    type: 'parallel',
    states: {
      search: {
        initial: 'written',
        on: {
          'query.changed': {
            target: '.typing',
            reenter: true,
            actions: { type: 'type', params: ({ event }) => event.query },
          },
          'hit.chosen': { actions: [{ type: 'choose', params: ({ event }) => event.at }, 'writeSearch'] },
        },
        states: {
          written: {},
          typing: { after: { typed: { target: 'written', actions: 'writeSearch' } } },
        },
      },
      copying: {
        initial: 'idle',
        on: {
          'copy.requested': {
            target: '.underway',
            reenter: true,
            actions: { type: 'note', params: ({ event }) => event.what },
          },
        },
        states: {
          idle: {},
          underway: {
            invoke: {
              src: 'copy',
              input: ({ event }) => (event.type === 'copy.requested' ? event.url : ''),
              onDone: 'copied',
              onError: 'failed',
            },
          },
          copied: { after: { outcomeShown: 'idle' } },
          failed: { after: { outcomeShown: 'idle' } },
        },
      },
      sharing: sharingRegion,
    },
  });
}

/** The machine of one page of a regulation, not started yet. */
export const createRegulationActor = (ports: RegulationPorts) => createActor(createRegulationMachine(ports));
