import { sendEvent } from '@bupc/inspector/node';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { readScenario } from '../../../qa/worlds/scenario-file.ts';
import { pauseWorld } from '../../../qa/worlds/world.ts';
import { createAlone } from '../../../src/application/home/alone.ts';
import { dropdownMachine } from '../../../src/application/legal-products/dropdown-machine.ts';
import type { MachineName } from '../../../src/application/machines.ts';
import { KNOWLEDGE, readDocuments } from '../../../tools/paths/files.ts';

describe('an event sent by hand', () => {
  const dropdown = () => createActor(dropdownMachine).start();
  const alone = (name: MachineName) => createAlone(name, world.ports, world.baked);
  const world = pauseWorld(readScenario({ name: 'all-well', title: 'All is well' }), {
    documents: readDocuments(),
    logger: { event: () => undefined },
  });

  it('reaches a machine that takes it', () => {
    const actor = dropdown();
    expect(sendEvent(KNOWLEDGE, 'dropdown', actor, { type: 'pointer.entered' })).toEqual([]);
    expect(actor.getSnapshot().value).toEqual({ open: 'hovered' });
  });

  it.each<[unknown, readonly string[]]>([
    [{ type: 'search.changed' }, ['query is missing, needs a string']],
    [{ type: 'refresh.requested' }, ['gallery does not take refresh.requested in loading.readingCache']],
  ])('%j is refused with every reason, and leaves the machine alone', (event, reasons) => {
    const gallery = alone('gallery');
    gallery.start();
    const before = gallery.getSnapshot();
    expect(sendEvent(KNOWLEDGE, 'gallery', gallery, event)).toEqual(reasons);
    expect(gallery.getSnapshot()).toBe(before);
    gallery.stop();
  });

  it('is refused by the name of the guard that says no', () => {
    const banners = alone('banners');
    banners.start();
    expect(sendEvent(KNOWLEDGE, 'banners', banners, { type: 'slide.changed', index: 99 })).toEqual([
      'banners does not take slide.changed in feed.loading, playback.playing: isThere said no',
    ]);
    banners.stop();
  });

  it('that breaks the machine says so, and so does the next one', () => {
    const actor = createActor(
      dropdownMachine.provide({
        delays: {
          closeDelay: () => {
            throw new TypeError('no delay');
          },
        },
      }),
    );
    actor.subscribe({ error: () => undefined });
    actor.start();
    sendEvent(KNOWLEDGE, 'dropdown', actor, { type: 'pointer.entered' });
    expect(sendEvent(KNOWLEDGE, 'dropdown', actor, { type: 'pointer.left' })).toEqual([
      'dropdown stopped at pointer.left: TypeError: no delay',
    ]);
    expect(sendEvent(KNOWLEDGE, 'dropdown', actor, { type: 'pointer.entered' })).toEqual([
      'dropdown has stopped: TypeError: no delay',
    ]);
  });
});
