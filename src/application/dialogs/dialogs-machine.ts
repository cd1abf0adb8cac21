import {
  type AnyActorLogic,
  assign,
  enqueueActions,
  fromCallback,
  type SnapshotFrom,
  sendTo,
  setup,
} from 'xstate';
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
import { type EventOf, to } from '../messages.ts';
import type { DialogsEvent } from './dialogs-events.ts';

/**
 * What the open dialogs are about: the marked service, an article's id, a folder's id and a photo, a page of the guide
 * (photo and page count from 1), and words.
 */
export type DialogsContext = { readonly [P in SubjectParameter]?: OpenDialogs[P] | undefined };

/** What a dialog is about, as far as the machine that it shows follows it. */
const SUBJECTS = {
  folder: ({ galeri }: DialogsContext) => galeri,
  photo: ({ foto = 1 }: DialogsContext) => foto - 1,
  page: ({ panduan = 1 }: DialogsContext) => panduan - 1,
  words: ({ temukan = '' }: DialogsContext) => temukan,
  answers: ({ mulai = '' }: DialogsContext) => mulai,
};
type Subject = keyof typeof SUBJECTS;
const { photo, page, words, answers } = SUBJECTS;

// The page provides what its dialogs show; a dialogs machine by itself shows nothing.
const NOTHING: AnyActorLogic = fromCallback(() => undefined);

type About = { readonly context: DialogsContext };

const dialogs = setup({
  types: { context: {} as DialogsContext, events: {} as DialogsEvent },
  actors: {
    article: NOTHING,
    lightbox: NOTHING,
    guide: NOTHING,
    guideSearch: NOTHING,
    mapCatalogue: NOTHING,
    finder: NOTHING,
    checklist: NOTHING,
    search: NOTHING,
  },
  actions: {
    follow: assign((_, open: OpenDialogs) =>
      Object.fromEntries(SUBJECT_PARAMETERS.map((parameter) => [parameter, subjectsOf(open)[parameter]])),
    ),
    showPhoto: assign((_, foto: number) => ({ foto })),
    showPage: assign((_, panduan: number) => ({ panduan })),
    showWords: assign((_, words: string) => ({ temukan: searchedWords(words) })),
    showAnswers: assign((_, answers: string) => ({ mulai: searchedWords(answers) })),
    openFolder: enqueueActions(({ context, enqueue }) => {
      const { galeri: folderId } = context;
      const opened: EventOf<'lightbox'> = {
        type: 'lightbox.opened',
        folderId: folderId ?? '',
        index: photo(context),
      };
      if (folderId !== undefined) enqueue.sendTo('lightbox', opened);
    }),
    turnPhotos: sendTo(
      'lightbox',
      ({ context }: About): EventOf<'lightbox'> => ({
        type: 'image.shown',
        index: photo(context),
      }),
    ),
    closeFolder: sendTo('lightbox', (): EventOf<'lightbox'> => ({ type: 'lightbox.closed' })),
    closeArticle: sendTo('article', (): EventOf<'article'> => ({ type: 'article.closed' })),
    openGuide: sendTo(
      'guide',
      ({ context }: About): EventOf<'guide'> => ({
        type: 'guide.opened',
        index: page(context),
      }),
    ),
    turnPages: sendTo(
      'guide',
      ({ context }: About): EventOf<'guide'> => ({
        type: 'page.shown',
        index: page(context),
      }),
    ),
    closeGuide: sendTo('guide', (): EventOf<'guide'> => ({ type: 'guide.closed' })),
    openSearch: sendTo(
      'search',
      ({ context }: About): EventOf<'search'> => ({
        type: 'search.opened',
        words: words(context),
      }),
    ),
    changeWords: sendTo(
      'search',
      ({ context }: About): EventOf<'search'> => ({
        type: 'words.changed',
        words: words(context),
      }),
    ),
    closeSearch: sendTo('search', (): EventOf<'search'> => ({ type: 'search.closed' })),
    openFinder: sendTo(
      'finder',
      ({ context }: About): EventOf<'finder'> => ({
        type: 'finder.opened',
        answers: answers(context),
      }),
    ),
    closeFinder: sendTo('finder', (): EventOf<'finder'> => ({ type: 'finder.closed' })),
    askForStaff: sendTo(to('profile'), { type: 'profile.opened' }),
  },
  guards: {
    isAddressable: (_, number: number) => isOrdinal(number),
    isAbout: ({ event }, dialog: DialogId) => 'dialog' in event && event.dialog === dialog,
    isAddressed: ({ event }, dialog: DialogId) =>
      event.type === 'address.changed' && isAddressed(event.open, dialog),
    isNotAddressed: ({ event }, dialog: DialogId) =>
      event.type === 'address.changed' && !isAddressed(event.open, dialog),
    // While pages turn or keys are pressed, the address lags behind them: only what has changed in it counts.
    isNew: ({ context, event }, subject: Subject) =>
      event.type === 'address.changed' &&
      SUBJECTS[subject](subjectsOf(event.open)) !== SUBJECTS[subject](context),
  },
});

const isNew = (subject: Subject) => ({ type: 'isNew', params: subject }) as const;
// What one dialog shows may break without the others.
const shows = <Name extends string>(name: Name) =>
  ({ src: name, id: name, systemId: name, onError: {} }) as const;

/**
 * A dialog: closed, or open. A machine that it shows lives while it is open.
 * @param open what it shows, and how that hears of the address
 * @param follow what happens when the address changes what the open dialog is about
 */
const dialogRegion = <const Open extends object, const Follow extends readonly object[]>(
  dialog: DialogId,
  open: Open,
  follow: Follow,
) =>
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
        ...open,
        on: {
          'dialog.closed': { guard: { type: 'isAbout', params: dialog }, target: 'closed' },
          'address.changed': [
            { guard: { type: 'isNotAddressed', params: dialog }, target: 'closed' },
            ...follow,
          ],
          'machines.arrived': { target: 'open', reenter: true },
        },
      },
    },
  }) as const;

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
    services: dialogRegion('services', {}, []),
    map: dialogRegion('map', { invoke: shows('mapCatalogue') }, []),
    interaction: dialogRegion('interaction', {}, []),
    itrTerms: dialogRegion('itrTerms', {}, []),
    krkTerms: dialogRegion('krkTerms', {}, []),
    profile: dialogRegion('profile', { entry: 'askForStaff' }, []),
    article: dialogRegion('article', { invoke: shows('article'), exit: 'closeArticle' }, []),
    lightbox: dialogRegion(
      'lightbox',
      { invoke: shows('lightbox'), entry: 'openFolder', exit: 'closeFolder' },
      [
        { guard: isNew('folder'), actions: 'openFolder' },
        { guard: isNew('photo'), actions: 'turnPhotos' },
      ],
    ),
    guide: dialogRegion(
      'guide',
      { invoke: [shows('guide'), shows('guideSearch')], entry: 'openGuide', exit: 'closeGuide' },
      [{ guard: isNew('page'), actions: 'turnPages' }],
    ),
    search: dialogRegion(
      'search',
      { invoke: shows('search'), entry: ['openSearch', 'askForStaff'], exit: 'closeSearch' },
      [{ guard: isNew('words'), actions: 'changeWords' }],
    ),
    finder: dialogRegion(
      'finder',
      { invoke: [shows('finder'), shows('checklist')], entry: 'openFinder', exit: 'closeFinder' },
      [{ guard: isNew('answers'), actions: 'openFinder' }],
    ),
  },
});

/**
 * Gives the open dialogs as the parameters of an address (contract "Addresses"). A dialog whose subject is not yet
 * known is left out; the guide without a page counts as page 1, the search without words has none.
 * @param snapshot a snapshot of the dialogs machine
 */
export function openDialogs({
  value,
  context,
}: Pick<SnapshotFrom<typeof dialogsMachine>, 'value' | 'context'>): OpenDialogs {
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
