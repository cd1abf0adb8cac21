import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { GalleryFolder } from '../../domain/gallery/gallery.ts';
import { rotatedOnce } from '../../domain/gallery/lightbox.ts';
import { nearestIndex } from '../../domain/shared/nearest-index.ts';
import { wrapAround } from '../../domain/shared/wrap-around.ts';
import { to } from '../messages.ts';
import type { DownloadOutcome, FileDownload, WantedFile } from '../ports/file-download.ts';
import type { Share, SharedPage, ShareOutcome } from '../ports/share.ts';
import {
  downloadGuards,
  downloadRegion,
  OFFER_SHOWN_MS,
  OUTCOME_SHOWN_MS,
} from '../shared/download-region.ts';
import { sharingGuards, sharingRegion } from '../shared/sharing-region.ts';
import {
  CLOSED,
  type LightboxContext,
  photoCount,
  settledOn,
  turnedTo,
  wantedFile,
} from './lightbox-context.ts';
import type { LightboxEvent } from './lightbox-events.ts';

/** What the lightbox needs from outside. */
export interface LightboxPorts {
  readonly fileDownload: FileDownload;
  readonly share: Share;
}

type Opened = Extract<LightboxEvent, { type: 'lightbox.opened' }>;
type Settled = Extract<LightboxEvent, { type: 'folder.settled' }>;

const open = { type: 'open', params: ({ event }: { event: Opened }) => event } as const;
const settle = { type: 'settle', params: ({ event }: { event: Settled }) => event.folder } as const;
const isEmpty = { ...settle, type: 'isEmpty' } as const;

/**
 * The lightbox (spec §2 Lightbox, §4 Lightbox): closed, or open on a folder. Open, it waits for the gallery to settle,
 * then says that the folder is empty or shows its photos in a ring, zoomed and rotated one by one, saves and shares
 * them.
 * @param ports how to save a file and how to share a page
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a chart is read as one
export function createLightboxMachine(ports: LightboxPorts) {
  return setup({
    types: { context: {} as LightboxContext, events: {} as LightboxEvent },
    actors: {
      save: fromPromise<DownloadOutcome, WantedFile>(({ input, signal }) =>
        ports.fileDownload.save(input, signal),
      ),
      share: fromPromise<ShareOutcome, SharedPage>(({ input }) => ports.share.share(input)),
    },
    actions: {
      open: assign((_, { folderId, index }: Opened) => ({ ...CLOSED, folderId, index })),
      close: assign(CLOSED),
      settle: assign(({ context }, folder: GalleryFolder) => settledOn(context, folder)),
      turn: assign(({ context }, step: number) =>
        turnedTo(context, wrapAround(context.index + step, photoCount(context))),
      ),
      show: assign(({ context }, index: number) =>
        turnedTo(context, nearestIndex(index, photoCount(context))),
      ),
      // How many there are is not known yet.
      expect: assign((_, index: number) => ({ index })),
      reportPhoto: sendTo(to('dialogs'), ({ context }) => ({
        type: 'subject.moved',
        foto: context.index + 1,
      })),
      toggleZoom: assign(({ context }) => ({ zoomed: !context.zoomed })),
      setZoom: assign((_, zoomed: boolean) => ({ zoomed })),
      rotate: assign(({ context }) => ({ rotation: rotatedOnce(context.rotation) })),
    },
    guards: {
      isEmpty: (_, folder: GalleryFolder) => folder.images.length === 0,
      ...downloadGuards,
      ...sharingGuards,
    },
    delays: { outcomeShown: OUTCOME_SHOWN_MS, offerShown: OFFER_SHOWN_MS },
  }).createMachine({
    id: 'lightbox',
    context: CLOSED,
    initial: 'closed',
    states: {
      closed: {
        on: {
          'lightbox.opened': { target: 'open', actions: open },
        },
      },
      open: {
        initial: 'waiting',
        on: {
          'lightbox.closed': { target: 'closed', actions: 'close' },
          'lightbox.opened': { target: 'open', reenter: true, actions: open },
        },
        states: {
          waiting: {
            on: {
              'image.shown': { actions: { type: 'expect', params: ({ event }) => event.index } },
              'folder.settled': [
                { guard: isEmpty, target: 'empty', actions: settle },
                { target: 'viewing', actions: settle },
              ],
            },
          },
          empty: {
            on: {
              'folder.settled': [
                { guard: isEmpty, actions: settle },
                { target: 'viewing', actions: settle },
              ],
            },
          },
          viewing: {
            type: 'parallel',
            entry: 'reportPhoto',
            on: {
              'folder.settled': [
                { guard: isEmpty, target: 'empty', actions: settle },
                { actions: [settle, 'reportPhoto'] },
              ],
              'image.next': { actions: [{ type: 'turn', params: 1 }, 'reportPhoto'] },
              'image.previous': { actions: [{ type: 'turn', params: -1 }, 'reportPhoto'] },
              'image.first': { actions: [{ type: 'show', params: 0 }, 'reportPhoto'] },
              'image.last': {
                actions: [{ type: 'show', params: Number.POSITIVE_INFINITY }, 'reportPhoto'],
              },
              'image.shown': {
                actions: [{ type: 'show', params: ({ event }) => event.index }, 'reportPhoto'],
              },
              'zoom.toggled': { actions: 'toggleZoom' },
              'zoom.changed': { actions: { type: 'setZoom', params: ({ event }) => event.zoomed } },
              'image.rotated': { actions: 'rotate' },
            },
            states: {
              details: {
                initial: 'folded',
                states: {
                  folded: { on: { 'details.toggled': 'unfolded' } },
                  unfolded: { on: { 'details.toggled': 'folded' } },
                },
              },
              download: downloadRegion<LightboxContext>(({ context }) => wantedFile(context)),
              sharing: sharingRegion,
            },
          },
        },
      },
    },
  });
}
