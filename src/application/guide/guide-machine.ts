import { assign, fromPromise, sendTo, setup } from 'xstate';
import { TURN_VOLUME } from '../../domain/guide/guide.ts';
import { liesWith, type PageLayout } from '../../domain/guide/spread.ts';
import { ZOOM_DEFAULT, zoomIn, zoomOut } from '../../domain/guide/zoom.ts';
import { nearestIndex } from '../../domain/shared/nearest-index.ts';
import { to } from '../messages.ts';
import type { DownloadOutcome, FileDownload, WantedFile } from '../ports/file-download.ts';
import type { Motion } from '../ports/motion.ts';
import type { PageTurnSound } from '../ports/page-turn-sound.ts';
import {
  downloadGuards,
  downloadRegion,
  OFFER_SHOWN_MS,
  OUTCOME_SHOWN_MS,
} from '../shared/download-region.ts';
import { type GuideContext, onPages, type PageEvent, pageWanted, RESET } from './guide-context.ts';
import type { GuideEvent } from './guide-events.ts';

/** What the guide needs from outside. */
export interface GuidePorts {
  readonly fileDownload: FileDownload;
  readonly pageTurnSound: PageTurnSound;
  readonly motion: Motion;
  /** The document, as it is saved. */
  readonly guideDocument: WantedFile;
}

/**
 * The guide (spec §2 Guide, §4 Guide): closed, or open with its document loading, locked, loaded or failed; as a book
 * or in reading mode, with or without sound, a panel beside it and a download in progress.
 * @param ports how to save a file, play the sound, and read the wish for less motion
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a chart is read as one
export function createGuideMachine(ports: GuidePorts) {
  const machine = setup({
    types: { context: {} as GuideContext, events: {} as GuideEvent },
    actors: {
      save: fromPromise<DownloadOutcome, WantedFile>(({ input, signal }) =>
        ports.fileDownload.save(input, signal),
      ),
    },
    actions: {
      open: assign((_, index: number) => ({ ...RESET, index })),
      close: assign(RESET),
      ask: assign((_, index: number) => ({ index })),
      load: assign(({ context }, pageCount: number) => ({
        pageCount,
        index: nearestIndex(context.index, pageCount),
      })),
      fail: assign((_, message: string) => ({ message, pageCount: 0 })),
      retry: assign(({ context }) => ({
        attempt: context.attempt + 1,
        message: undefined,
        isPasswordWrong: false,
      })),
      setPasswordWrong: assign((_, isPasswordWrong: boolean) => ({ isPasswordWrong })),
      show: assign(({ context }, event: PageEvent) => ({
        index: pageWanted(context, event) ?? context.index,
      })),
      layOut: assign((_, layout: PageLayout) => ({ layout })),
      enlarge: assign(({ context }) => ({ zoom: zoomIn(context.zoom) })),
      reduce: assign(({ context }) => ({ zoom: zoomOut(context.zoom) })),
      resetZoom: assign({ zoom: ZOOM_DEFAULT }),
      reportPage: sendTo(to('dialogs'), ({ context }) => ({
        type: 'subject.moved',
        panduan: context.index + 1,
      })),
      openSearch: sendTo(to('guideSearch'), ({ context: { pageCount } }) => ({
        type: 'document.opened',
        pageCount,
      })),
      closeSearch: sendTo(to('guideSearch'), { type: 'document.closed' }),
      switchSound: assign((_, hasSound: boolean) => ({ hasSound })),
      sound: () => ports.pageTurnSound.play(TURN_VOLUME),
    },
    guards: {
      isReduced: () => ports.motion.isReduced(),
      isHeard: ({ context }, event: PageEvent) => {
        const index = pageWanted(context, event);
        return context.hasSound && index !== undefined && !liesWith(context, index);
      },
      isAnotherPage: ({ context }, event: PageEvent) => {
        const index = pageWanted(context, event);
        return index !== undefined && index !== context.index;
      },
      isAbout: ({ event }, panel: 'search' | 'outline') => 'panel' in event && event.panel === panel,
      ...downloadGuards,
    },
    // Milliseconds without a turn before the address follows the page.
    delays: { outcomeShown: OUTCOME_SHOWN_MS, offerShown: OFFER_SHOWN_MS, pageSettled: 250 },
  });

  const wanted = ({ event }: { event: PageEvent }) => event;
  const toAnotherPage = { type: 'isAnotherPage', params: wanted } as const;
  // Each region asks by itself whether a page turns: all of them see the page from which it does.
  const showing = { guard: toAnotherPage, actions: { type: 'show', params: wanted } } as const;
  const sounding = { guard: { type: 'isHeard', params: wanted }, actions: 'sound' } as const;
  const moving = { guard: toAnotherPage, target: '.moving' } as const;
  const fail = {
    type: 'fail',
    params: ({ event }: { event: { message: string } }) => event.message,
  } as const;
  const failing = { target: 'failed', actions: fail } as const;
  const isWrong = ({ event }: { event: { isWrong: boolean } }) => event.isWrong;
  const locking = { target: 'locked', actions: { type: 'setPasswordWrong', params: isWrong } } as const;

  return machine.createMachine({
    id: 'guide',
    context: RESET,
    initial: 'closed',
    states: {
      closed: {
        on: {
          'guide.opened': { target: 'open', actions: { type: 'open', params: ({ event }) => event.index } },
        },
      },
      open: {
        type: 'parallel',
        on: { 'guide.closed': { target: 'closed', actions: 'close' } },
        states: {
          document: {
            initial: 'loading',
            states: {
              loading: {
                on: {
                  'document.loaded': {
                    target: 'loaded',
                    actions: { type: 'load', params: ({ event }) => event.pageCount },
                  },
                  'document.failed': failing,
                  'password.asked': locking,
                  'page.shown': { actions: { type: 'ask', params: ({ event }) => event.index } },
                },
              },
              locked: {
                on: { 'password.given': 'loading', 'password.asked': locking, 'document.failed': failing },
              },
              loaded: {
                entry: ['openSearch', 'reportPage'],
                exit: 'closeSearch',
                on: {
                  'document.failed': failing,
                  ...onPages(showing),
                  'zoom.in': { actions: 'enlarge' },
                  'zoom.out': { actions: 'reduce' },
                  'zoom.reset': { actions: 'resetZoom' },
                },
              },
              failed: { on: { 'load.retried': { target: 'loading', actions: 'retry' } } },
            },
          },
          view: {
            initial: 'unknown',
            states: {
              unknown: { always: [{ guard: 'isReduced', target: 'reading' }, { target: 'book' }] },
              book: {
                on: {
                  ...onPages(sounding),
                  'view.toggled': 'reading',
                  'layout.changed': { actions: { type: 'layOut', params: ({ event }) => event.layout } },
                },
              },
              reading: { entry: { type: 'layOut', params: 'single' }, on: { 'view.toggled': 'book' } },
            },
          },
          sound: {
            initial: 'on',
            states: {
              on: { entry: { type: 'switchSound', params: true }, on: { 'sound.toggled': 'off' } },
              off: { entry: { type: 'switchSound', params: false }, on: { 'sound.toggled': 'on' } },
            },
          },
          panel: {
            initial: 'none',
            on: {
              'panel.closed': '.none',
              'panel.toggled': [
                { guard: { type: 'isAbout', params: 'search' }, target: '.search' },
                { target: '.outline' },
              ],
            },
            states: {
              none: {},
              search: {
                on: { 'panel.toggled': { guard: { type: 'isAbout', params: 'search' }, target: 'none' } },
              },
              outline: {
                on: { 'panel.toggled': { guard: { type: 'isAbout', params: 'outline' }, target: 'none' } },
              },
            },
          },
          // The address follows once the pages rest: browsers limit how often it may change.
          place: {
            initial: 'resting',
            on: onPages(moving),
            states: {
              resting: {},
              moving: { after: { pageSettled: { target: 'resting', actions: 'reportPage' } } },
            },
          },
          download: downloadRegion<GuideContext>(() => ports.guideDocument),
        },
      },
    },
  });
}
