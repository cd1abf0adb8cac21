import { expect, it } from 'vitest';
import { openDialogs } from '../../../src/application/dialogs/dialogs-machine.ts';
import { dialogAddress } from '../../../src/domain/navigation/address.ts';
import type { OpenDialogs } from '../../../src/domain/navigation/dialogs.ts';
import { openDialog } from '../../fixtures/opened-dialog.ts';
import { movedTimers, started } from '../../fixtures/started-site.ts';

function standing(address: OpenDialogs = {}) {
  const timers = movedTimers();
  const { home, site } = started(dialogAddress(address), false, { timers });
  const go = (open: OpenDialogs) => site.dialogs.send({ type: 'address.changed', open });
  const load = () => site.guide.send({ type: 'document.loaded', pageCount: 16 });
  const state = () => {
    const { value, context } = site.guide?.getSnapshot() ?? { value: 'ended', context: { index: 0 } };
    return [
      typeof value === 'object' ? value.open.document : value,
      context.index,
      openDialogs(site.dialogs.getSnapshot()),
    ];
  };
  return { home, timers, site, go, load, state };
}

it('opens from the address at its page, and closes with its dialog', () => {
  const { go, load, site, state } = standing({ panduan: 4 });
  expect(state()).toEqual(['loading', 3, { panduan: 4 }]);
  load();
  expect(state()).toEqual(['loaded', 3, { panduan: 4 }]);
  site.dialogs.send({ type: 'dialog.closed', dialog: 'guide' });
  expect(state()).toEqual(['ended', 0, {}]);
  go({});
  go({ panduan: 2 });
  expect(state()).toEqual(['loading', 1, { panduan: 2 }]);
});

it('puts a page past the last right once the document is loaded, and not before', () => {
  const { load, state } = standing({ panduan: 99 });
  expect(state()).toEqual(['loading', 98, { panduan: 99 }]);
  load();
  expect(state()).toEqual(['loaded', 15, { panduan: 16 }]);
});

it('lets the address follow the page once the pages rest', () => {
  const { timers, site, load, state } = standing({ panduan: 1 });
  load();
  site.guide.send({ type: 'page.next' });
  site.guide.send({ type: 'page.next' });
  expect(state()).toEqual(['loaded', 2, { panduan: 1 }]);
  timers.increment(250);
  expect(state()).toEqual(['loaded', 2, { panduan: 3 }]);
});

it('stays on its page when another dialog changes while pages turn', () => {
  const { timers, site, load, state } = standing({ panduan: 1 });
  load();
  site.guide.send({ type: 'page.shown', index: 6 });
  openDialog(site.dialogs, 'profile');
  expect(state()).toEqual(['loaded', 6, { panduan: 1, profil: true }]);
  timers.increment(250);
  expect(state()).toEqual(['loaded', 6, { panduan: 7, profil: true }]);
});

it('follows an address that changes while it is open', () => {
  const { timers, go, load, state } = standing({ panduan: 1 });
  load();
  go({ panduan: 9 });
  expect(state()).toEqual(['loaded', 8, { panduan: 9 }]);
  for (const panduan of [77, 99]) go({ panduan });
  timers.increment(250);
  expect(state()).toEqual(['loaded', 15, { panduan: 16 }]);
});

it('takes a page that is addressed while the document is loading', () => {
  const { go, load, state } = standing({ panduan: 1 });
  go({ panduan: 5 });
  load();
  expect(state()).toEqual(['loaded', 4, { panduan: 5 }]);
});

it('says its page once the document is there and when it has changed, and nothing else', () => {
  const { home, timers, site, go, load } = standing({ panduan: 4 });
  const said: string[] = [];
  home.system.inspect((inspected) => {
    if (inspected.type !== '@xstate.event' || inspected.actorRef !== site.dialogs) return;
    said.push(inspected.event.type);
  });
  load();
  site.guide.send({ type: 'zoom.in' });
  expect(said).toEqual(['subject.moved']);
  site.guide.send({ type: 'page.next' });
  timers.increment(250);
  go({ panduan: 5, profil: true });
  expect(said).toEqual(['subject.moved', 'subject.moved', 'address.changed']);
});
