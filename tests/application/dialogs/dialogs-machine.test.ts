import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { exampleAddress } from '../../../qa/events/example-address.ts';
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

it.each(DIALOG_IDS)('closes %s by itself, whatever else is open', (dialog) => {
  // Of those that share a parameter, one.
  const everything = Object.assign({}, ...DIALOG_IDS.map((id) => exampleAddress(id)), exampleAddress(dialog));
  const { open } = stateAfter(address(everything));
  expect(open).toContain(dialog);
  expect(stateAfter(address(everything), { type: 'dialog.closed', dialog }).open).toEqual(
    open.filter((other) => other !== dialog),
  );
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
    const actor = createActor(dialogsMachine).start();
    actor.send({ type: 'subject.moved', foto: 5 });
    actor.send({ type: 'subject.moved', panduan: 5 });
    expect(actor.getSnapshot().context).toEqual({});
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

  it('leaves out a dialog that was closed', () => {
    expect(
      stateAfter(address({ layanan: 'utama', syarat: 'krk' }), { type: 'dialog.closed', dialog: 'krkTerms' })
        .address,
    ).toEqual({ layanan: 'utama' });
  });
});
