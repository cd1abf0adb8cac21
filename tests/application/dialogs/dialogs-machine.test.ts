import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { DialogsEvent } from '../../../src/application/dialogs/dialogs-events.ts';
import { dialogsMachine, openDialogs } from '../../../src/application/dialogs/dialogs-machine.ts';
import { DIALOG_IDS, type DialogId, type OpenDialogs } from '../../../src/domain/navigation/dialogs.ts';

function stateAfter(...events: DialogsEvent[]) {
  const actor = createActor(dialogsMachine).start();
  for (const event of events) actor.send(event);
  const snapshot = actor.getSnapshot();
  const value: Readonly<Record<string, string>> = snapshot.value;
  return { open: DIALOG_IDS.filter((dialog) => value[dialog] === 'open'), address: openDialogs(snapshot) };
}

const address = (open: OpenDialogs): DialogsEvent => ({ type: 'address.changed', open });

it('starts with everything closed', () => {
  expect(stateAfter()).toEqual({ open: [], address: {} });
});

it.each(DIALOG_IDS)('opens and closes %s by itself, whatever else is open', (dialog) => {
  const others = DIALOG_IDS.filter((other) => other !== dialog);
  const everything = DIALOG_IDS.map((one): DialogsEvent => ({ type: 'dialog.opened', dialog: one }));
  expect(stateAfter({ type: 'dialog.opened', dialog }).open).toEqual([dialog]);
  expect(stateAfter(...everything, { type: 'dialog.closed', dialog }).open).toEqual(others);
});

describe('the address', () => {
  it.each<[OpenDialogs, DialogId[]]>([
    [{ layanan: 'utama' }, ['services']],
    [{ layanan: 'peta' }, ['map']],
    [{ layanan: 'interaksi' }, ['interaction']],
    [{ layanan: 'utama', syarat: 'itr' }, ['services', 'itrTerms']],
    [{ layanan: 'utama', syarat: 'krk' }, ['services', 'krkTerms']],
    [{ profil: true }, ['profile']],
    [{ artikel: 'a-1' }, ['article']],
    [{ galeri: 'f-1' }, ['lightbox']],
    [{ galeri: 'f-1', foto: 3 }, ['lightbox']],
    [{ panduan: 7 }, ['guide']],
    [{ layanan: 'peta', profil: true }, ['map', 'profile']],
  ])('opens %o and gives the same address back', (open, dialogs) => {
    expect(stateAfter(address(open))).toEqual({ open: dialogs, address: open });
  });

  it('closes what a new address no longer names, as Back does', () => {
    expect(
      stateAfter(address({ layanan: 'utama', syarat: 'itr' }), address({ layanan: 'utama' })).open,
    ).toEqual(['services']);
    expect(stateAfter(address({ artikel: 'a-1' }), address({})).address).toEqual({});
  });

  it('follows the photo in sight', () => {
    const shown = stateAfter(address({ galeri: 'f-1', foto: 2 }), { type: 'subject.moved', foto: 5 });
    expect(shown.address).toEqual({ galeri: 'f-1', foto: 5 });
  });

  it('knows of no photo and no page before it has been read', () => {
    const shown = stateAfter(
      { type: 'subject.moved', foto: 5 },
      { type: 'subject.moved', panduan: 5 },
      { type: 'dialog.opened', dialog: 'guide' },
    );
    expect(shown).toEqual({ open: ['guide'], address: { panduan: 1 } });
  });

  it('names the first of two open dialogs that share a parameter', () => {
    const shown = stateAfter(
      { type: 'dialog.opened', dialog: 'map' },
      { type: 'dialog.opened', dialog: 'services' },
    );
    expect(shown).toEqual({ open: ['services', 'map'], address: { layanan: 'utama' } });
  });

  it('leaves out a dialog whose subject nobody has named', () => {
    expect(stateAfter(address({}), { type: 'dialog.opened', dialog: 'article' })).toEqual({
      open: ['article'],
      address: {},
    });
  });

  it('holds no parameter that names nothing', () => {
    const shown = stateAfter(address({ galeri: 'f-1' }), { type: 'dialog.opened', dialog: 'article' });
    expect(Object.keys(shown.address)).toEqual(['galeri']);
  });

  it('follows the page of the guide in sight', () => {
    const shown = stateAfter(address({ panduan: 2 }), { type: 'subject.moved', panduan: 5 });
    expect(shown.address).toEqual({ panduan: 5 });
  });

  it.each([0, -1, 0.5, 1e308])('ignores photo and page %d, which no address can name', (number) => {
    const shown = stateAfter(
      address({ galeri: 'f-1', foto: 2, panduan: 3 }),
      { type: 'subject.moved', foto: number },
      { type: 'subject.moved', panduan: number },
    );
    expect(shown.address).toEqual({ galeri: 'f-1', foto: 2, panduan: 3 });
  });

  it('names the first page of a guide that was opened without one', () => {
    expect(stateAfter(address({}), { type: 'dialog.opened', dialog: 'guide' }).address).toEqual({
      panduan: 1,
    });
  });

  it('leaves out a dialog that was closed', () => {
    expect(
      stateAfter(address({ layanan: 'utama', syarat: 'krk' }), { type: 'dialog.closed', dialog: 'krkTerms' })
        .address,
    ).toEqual({ layanan: 'utama' });
  });
});
