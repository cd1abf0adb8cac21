import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { connectGuide } from '../../../src/application/connectors/connect-guide.ts';
import { dialogsMachine, openDialogs } from '../../../src/application/dialogs/dialogs-machine.ts';
import { createGuideMachine } from '../../../src/application/guide/guide-machine.ts';
import type { OpenDialogs } from '../../../src/domain/navigation/dialogs.ts';
import { settableMotion } from '../../fakes/settable-motion.ts';

function started(address: OpenDialogs = {}) {
  const clock = new SimulatedClock();
  const dialogs = createActor(dialogsMachine, { clock }).start();
  const guide = createActor(
    createGuideMachine({
      fileDownload: { save: () => Promise.resolve('saved') },
      pageTurnSound: { play: () => undefined },
      motion: settableMotion(),
    }),
    { clock },
  ).start();
  const go = (open: OpenDialogs) => dialogs.send({ type: 'address.changed', open });
  go(address);
  const stop = connectGuide({ dialogs, guide });
  const load = () => guide.send({ type: 'document.loaded', pageCount: 16 });
  const state = () => {
    const { value, context } = guide.getSnapshot();
    return [
      typeof value === 'object' ? value.open.document : value,
      context.index,
      openDialogs(dialogs.getSnapshot()),
    ];
  };
  return { clock, dialogs, guide, go, load, state, stop };
}

it('opens from the address at its page, and closes with its dialog', () => {
  const { go, load, dialogs, state } = started({ panduan: 4 });
  expect(state()).toEqual(['loading', 3, { panduan: 4 }]);
  load();
  expect(state()).toEqual(['loaded', 3, { panduan: 4 }]);
  dialogs.send({ type: 'dialog.closed', dialog: 'guide' });
  expect(state()).toEqual(['closed', 0, {}]);
  go({});
  go({ panduan: 2 });
  expect(state()).toEqual(['loading', 1, { panduan: 2 }]);
});

it('puts a page past the last right once the document is loaded, and not before', () => {
  const { load, state } = started({ panduan: 99 });
  expect(state()).toEqual(['loading', 98, { panduan: 99 }]);
  load();
  expect(state()).toEqual(['loaded', 15, { panduan: 16 }]);
});

it('lets the address follow the page once the pages rest', () => {
  const { clock, guide, load, state } = started({ panduan: 1 });
  load();
  guide.send({ type: 'page.next' });
  guide.send({ type: 'page.next' });
  expect(state()).toEqual(['loaded', 2, { panduan: 1 }]);
  clock.increment(250);
  expect(state()).toEqual(['loaded', 2, { panduan: 3 }]);
});

it('stays on its page when another dialog changes while pages turn', () => {
  const { clock, guide, load, dialogs, state } = started({ panduan: 1 });
  load();
  guide.send({ type: 'page.shown', index: 6 });
  dialogs.send({ type: 'dialog.opened', dialog: 'profile' });
  expect(state()).toEqual(['loaded', 6, { panduan: 1, profil: true }]);
  clock.increment(250);
  expect(state()).toEqual(['loaded', 6, { panduan: 7, profil: true }]);
});

it('follows an address that changes while it is open', () => {
  const { clock, go, load, state } = started({ panduan: 1 });
  load();
  go({ panduan: 9 });
  expect(state()).toEqual(['loaded', 8, { panduan: 9 }]);
  for (const panduan of [77, 99]) go({ panduan });
  clock.increment(250);
  expect(state()).toEqual(['loaded', 15, { panduan: 16 }]);
});

it('takes a page that is addressed while the document is loading', () => {
  const { go, load, state } = started({ panduan: 1 });
  go({ panduan: 5 });
  load();
  expect(state()).toEqual(['loaded', 4, { panduan: 5 }]);
});

it('leaves both alone once disconnected', () => {
  const { go, state, stop } = started();
  stop();
  go({ panduan: 3 });
  expect(state()).toEqual(['closed', 0, { panduan: 3 }]);
});

it('says nothing that the other knows already', () => {
  const { clock, dialogs, guide, go, load } = started({ panduan: 4 });
  const said: string[] = [];
  dialogs.system.inspect((inspected) => {
    if (inspected.type === '@xstate.event') said.push(inspected.event.type);
  });
  load();
  guide.send({ type: 'zoom.in' });
  expect(said).toEqual([]);
  guide.send({ type: 'page.next' });
  clock.increment(250);
  go({ panduan: 5, profil: true });
  expect(said).toEqual(['page.shown', 'address.changed']);
});
