import { createActor, SimulatedClock } from 'xstate';
import type { LightboxEvent } from '../../../src/application/gallery/lightbox-events.ts';
import { createLightboxMachine } from '../../../src/application/gallery/lightbox-machine.ts';
import type { DownloadOutcome, WantedFile } from '../../../src/application/ports/file-download.ts';
import type { SharedPage, ShareOutcome } from '../../../src/application/ports/share.ts';
import { controlledCalls } from '../../fakes/controlled-calls.ts';
import { aFolder, aGalleryImage } from '../../fixtures/gallery.ts';

/** A photo that its id identifies. */
export const photo = (fileId: string) => aGalleryImage({ fileId, imageName: `${fileId}.jpg` });

/** A folder of such photos. */
export const folderOf = (...ids: string[]) => aFolder({ images: ids.map(photo), imageCount: ids.length });

/** The events with which most tests begin. */
export const open = (index = 0): LightboxEvent => ({ type: 'lightbox.opened', folderId: 'folder-1', index });
export const settle = (folder = folderOf('a', 'b', 'c')): LightboxEvent => ({
  type: 'folder.settled',
  folder,
});

/** Runs a lightbox over stub ports and a simulated clock, and sends it some events. */
export function lightboxAfter(...events: LightboxEvent[]) {
  const clock = new SimulatedClock();
  const download = controlledCalls<WantedFile, DownloadOutcome>();
  const signals: AbortSignal[] = [];
  const share = controlledCalls<SharedPage, ShareOutcome>();
  const machine = createLightboxMachine({
    fileDownload: {
      save: (file, signal) => {
        signals.push(signal);
        return download.call(file);
      },
    },
    share: { share: share.call },
  });
  const actor = createActor(machine, { clock }).start();
  const send = (...more: LightboxEvent[]) => {
    for (const event of more) actor.send(event);
  };
  send(...events);
  const state = () => {
    const { value, context } = actor.getSnapshot();
    return { value, context };
  };
  const view = () => {
    const { index, zoomed, rotation } = state().context;
    return [index, zoomed, rotation];
  };
  const region = (name: 'details' | 'download' | 'sharing') => {
    const { value } = actor.getSnapshot();
    return typeof value === 'object' && typeof value.open === 'object'
      ? value.open.viewing?.[name]
      : undefined;
  };
  return { actor, clock, download, share, send, signals, state, view, region };
}
