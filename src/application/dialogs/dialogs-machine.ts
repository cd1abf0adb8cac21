import { assign, type SnapshotFrom, setup } from 'xstate';
import { isAddressed, isOrdinal, isPart, subjectsOf } from '../../domain/navigation/address.ts';
import {
  DIALOG_IDS,
  type DialogId,
  dialogOf,
  type OpenDialogs,
  SUBJECT_PARAMETERS,
  type SubjectParameter,
} from '../../domain/navigation/dialogs.ts';
import { searchedWords } from '../../domain/shared/searched-words.ts';
import type { DialogsEvent } from './dialogs-events.ts';

/**
 * What the open dialogs are about: the marked service, an article's id, a folder's id and a photo, a page of the guide
 * (photo and page count from 1), and words.
 */
export type DialogsContext = { readonly [P in SubjectParameter]?: OpenDialogs[P] | undefined };

const dialogs = setup({
  types: { context: {} as DialogsContext, events: {} as DialogsEvent },
  actions: {
    follow: assign((_, open: OpenDialogs) =>
      Object.fromEntries(SUBJECT_PARAMETERS.map((parameter) => [parameter, subjectsOf(open)[parameter]])),
    ),
    showPhoto: assign((_, foto: number) => ({ foto })),
    showPage: assign((_, panduan: number) => ({ panduan })),
    showWords: assign((_, words: string) => ({ temukan: searchedWords(words) })),
    showAnswers: assign((_, answers: string) => ({ mulai: searchedWords(answers) })),
  },
  guards: {
    isAddressable: (_, number: number) => isOrdinal(number),
    isAbout: ({ event }, dialog: DialogId) => 'dialog' in event && event.dialog === dialog,
    isAddressed: ({ event }, dialog: DialogId) =>
      event.type === 'address.changed' && isAddressed(event.open, dialog),
    isNotAddressed: ({ event }, dialog: DialogId) =>
      event.type === 'address.changed' && !isAddressed(event.open, dialog),
  },
});

const dialogRegion = (dialog: DialogId) =>
  ({
    initial: 'closed',
    states: {
      closed: {
        on: {
          'dialog.opened': { guard: { type: 'isAbout', params: dialog }, target: 'open' },
          'address.changed': { guard: { type: 'isAddressed', params: dialog }, target: 'open' },
        },
      },
      open: {
        on: {
          'dialog.closed': { guard: { type: 'isAbout', params: dialog }, target: 'closed' },
          'address.changed': { guard: { type: 'isNotAddressed', params: dialog }, target: 'closed' },
        },
      },
    },
  }) as const;

const regions = Object.fromEntries(DIALOG_IDS.map((id) => [id, dialogRegion(id)])) as {
  [Id in DialogId]: ReturnType<typeof dialogRegion>;
};

/** All dialogs side by side, a region each (spec §2 Dialogs in general, §4 Dialogs). */
export const dialogsMachine = dialogs.createMachine({
  id: 'dialogs',
  type: 'parallel',
  context: {},
  states: {
    // A region of its own, so that it follows whichever dialog opens or closes.
    subject: {
      initial: 'unaddressed',
      states: {
        // Until the page's address has been read, a photo or a page has nothing to belong to.
        unaddressed: {
          on: {
            'address.changed': {
              target: 'following',
              actions: { type: 'follow', params: ({ event }) => event.open },
            },
          },
        },
        following: {
          on: {
            'address.changed': { actions: { type: 'follow', params: ({ event }) => event.open } },
            'photo.shown': {
              guard: { type: 'isAddressable', params: ({ event }) => event.foto },
              actions: { type: 'showPhoto', params: ({ event }) => event.foto },
            },
            'page.shown': {
              guard: { type: 'isAddressable', params: ({ event }) => event.panduan },
              actions: { type: 'showPage', params: ({ event }) => event.panduan },
            },
            'words.typed': { actions: { type: 'showWords', params: ({ event }) => event.temukan } },
            'answers.given': { actions: { type: 'showAnswers', params: ({ event }) => event.mulai } },
          },
        },
      },
    },
    ...regions,
  },
});

/**
 * Gives the open dialogs as the parameters of an address (contract "Addresses"). A dialog whose subject is not yet
 * known is left out; the guide without a page counts as page 1, the search without words has none.
 * @param snapshot a snapshot of the dialogs machine
 */
export function openDialogs({ value, context }: SnapshotFrom<typeof dialogsMachine>): OpenDialogs {
  const subjects: Readonly<Record<string, unknown>> = context;
  const open: Record<string, unknown> = {};
  for (const id of DIALOG_IDS) {
    const { parameter, word, subject, detail } = dialogOf(id);
    if (value[id] !== 'open') continue;
    const addressed = subjects[parameter];
    const about =
      subject === undefined
        ? isPart(id, addressed)
          ? addressed
          : (word ?? true)
        : (addressed ?? FIRST[subject]);
    if (about === undefined) continue;
    open[parameter] ??= about;
    if (detail !== undefined && subjects[detail] !== undefined) open[detail] = subjects[detail];
  }
  return open as OpenDialogs;
}

const FIRST = { id: undefined, ordinal: 1, words: '' } as const;
