import { createActor, SimulatedClock } from 'xstate';
import type { GuideEvent } from '../../../src/application/guide/guide-events.ts';
import { createGuideMachine } from '../../../src/application/guide/guide-machine.ts';
import type { DownloadOutcome, WantedFile } from '../../../src/application/ports/file-download.ts';
import { guideDocument } from '../../../src/domain/guide/guide.ts';
import { controlledCalls } from '../../fakes/controlled-calls.ts';
import { settableMotion } from '../../fakes/settable-motion.ts';

/** The events with which most tests begin: an opening, at a page that counts from zero, and a document of 16 pages. */
export const open = (index = 0): GuideEvent => ({ type: 'guide.opened', index });
export const loaded: GuideEvent = { type: 'document.loaded', pageCount: 16 };
export const spread: GuideEvent = { type: 'layout.changed', layout: 'spread' };

/** Runs a guide over stub ports and a simulated clock, and sends it some events. */
export function guideAfter(...events: GuideEvent[]) {
  return guideWith({ reduced: false }, ...events);
}

/** The same, where less motion may be asked for. */
export function guideWith({ reduced }: { reduced: boolean }, ...events: GuideEvent[]) {
  const clock = new SimulatedClock();
  const download = controlledCalls<WantedFile, DownloadOutcome>();
  const signals: AbortSignal[] = [];
  const sounds: number[] = [];
  const motion = settableMotion();
  motion.reduce(reduced);
  const machine = createGuideMachine({
    fileDownload: {
      save: (file, signal) => {
        signals.push(signal);
        return download.call(file);
      },
    },
    pageTurnSound: { play: (volume) => void sounds.push(volume) },
    motion,
    guideDocument: guideDocument({ guideFile: '/panduanbupc.pdf', abbreviation: 'BUPC' }),
  });
  const actor = createActor(machine, { clock }).start();
  const send = (...more: GuideEvent[]) => {
    for (const event of more) actor.send(event);
  };
  send(...events);
  const context = () => actor.getSnapshot().context;
  const region = (name: 'document' | 'view' | 'sound' | 'panel' | 'place' | 'download') => {
    const { value } = actor.getSnapshot();
    return typeof value === 'object' ? value.open[name] : 'closed';
  };
  return { actor, clock, download, signals, sounds, send, context, region };
}
