import type { DownloadOutcome, WantedFile } from '../ports/file-download.ts';

/** How long the outcome of a download or of sharing stays visible, in milliseconds (spec §9 Lightbox, §2 Guide). */
export const OUTCOME_SHOWN_MS = 4000;

/**
 * How long the link to a file that could be neither saved nor opened stays visible, in milliseconds (spec §9 Lightbox).
 */
export const OFFER_SHOWN_MS = 20_000;

/** The guards of a download: a machine with a download region adds them to its own. */
export const downloadGuards = {
  isSaved: (_: unknown, outcome: DownloadOutcome) => outcome === 'saved',
  isBlocked: (_: unknown, outcome: DownloadOutcome) => outcome === 'blocked',
};

type Saved = { readonly event: { readonly output: DownloadOutcome } };

/**
 * A region in which a file is saved (spec §7 Lightbox download): idle, saving, and for a while the outcome. A request
 * during a download is ignored. The machine has an actor `save`, the download guards and delays `outcomeShown` and
 * `offerShown`.
 * @param file says what to save
 */
export const downloadRegion = <Context>(file: (args: { readonly context: Context }) => WantedFile) =>
  ({
    initial: 'idle',
    states: {
      idle: { on: { 'download.requested': 'saving' } },
      saving: {
        invoke: {
          src: 'save',
          input: file,
          onDone: [
            { guard: { type: 'isSaved', params: ({ event }: Saved) => event.output }, target: 'saved' },
            { guard: { type: 'isBlocked', params: ({ event }: Saved) => event.output }, target: 'offered' },
            { target: 'opened' },
          ],
          onError: 'failed',
        },
      },
      saved: { on: { 'download.requested': 'saving' }, after: { outcomeShown: 'idle' } },
      opened: { on: { 'download.requested': 'saving' }, after: { outcomeShown: 'idle' } },
      offered: { on: { 'download.requested': 'saving' }, after: { offerShown: 'idle' } },
      failed: { on: { 'download.requested': 'saving' }, after: { outcomeShown: 'idle' } },
    },
  }) as const;
