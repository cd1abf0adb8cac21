import { expect, it } from 'vitest';
import { openDialogs } from '../../../src/application/dialogs/dialogs-machine.ts';
import type { CurrentAddress, PageAddress } from '../../../src/application/ports/page-address.ts';
import { started } from '../../fixtures/started-site.ts';

/** An address that records the moves, and stands where a test puts it: a way back takes its time in a browser. */
function standing(first: CurrentAddress) {
  let place = first;
  let follow = () => {};
  const moves: string[] = [];
  const address: PageAddress = {
    current: () => place,
    push: (to, from) => void moves.push(`push ${to} from ${from}`),
    replace: (to) => void moves.push(`replace ${to}`),
    back: () => void moves.push('back'),
    subscribe: (changed) => {
      follow = changed;
      return () => {
        follow = () => {};
      };
    },
  };
  const { site, stop } = started('/home', false, { address });
  const goTo = (next: CurrentAddress) => {
    place = next;
    follow();
  };
  const open = () => openDialogs(site.dialogs.getSnapshot());
  return { ...site, goTo, moves, open, stop };
}

const home = { path: '/home', search: '', hash: '' };
const opened = { path: '/home', search: '?layanan=peta', hash: '', openedFrom: '/home' };

it('opens what the address says, at first and after each change', () => {
  const { goTo, moves, open } = standing(opened);
  expect(open()).toEqual({ layanan: 'peta' });
  goTo({ ...home, search: '?profil' });
  expect([open(), moves]).toEqual([{ profil: true }, []]);
});

it('corrects an address that names nothing, of dialogs or of the list, instead of following it', () => {
  const dialogs = standing({ ...home, search: '?layanan=lain', hash: '#news' });
  const list = standing({ ...home, search: '?cari=peta', hash: '#news' });
  expect([dialogs.moves, list.moves]).toEqual([['replace /home#news'], ['replace /home#news']]);
  expect(list.productList.getSnapshot().value).toBe('unaddressed');
});

it('neither follows nor writes on another path', () => {
  const { dialogs, moves, open } = standing({ ...opened, path: '/peta/' });
  expect(open()).toEqual({});
  dialogs.send({ type: 'dialog.opened', dialog: 'profile' });
  expect([open(), moves]).toEqual([{ profil: true }, []]);
});

it('opens by a new entry, gives way in place, and closes by the way back', () => {
  const pasted = { ...opened, openedFrom: undefined };
  const moved = [home, opened, pasted].map((place) => {
    const { dialogs, moves } = standing(place);
    dialogs.send({ type: place === home ? 'dialog.opened' : 'dialog.closed', dialog: 'map' });
    return moves;
  });
  expect(moved).toEqual([['push /home?layanan=peta from /home'], ['back'], ['replace /home']]);
});

it('writes nothing on its way back, and writes again once it is there', () => {
  const { dialogs, goTo, moves, open } = standing(opened);
  dialogs.send({ type: 'dialog.closed', dialog: 'map' });
  dialogs.send({ type: 'dialog.opened', dialog: 'profile' });
  expect(moves).toEqual(['back']);
  goTo(home);
  expect(open()).toEqual({});
  dialogs.send({ type: 'dialog.opened', dialog: 'profile' });
  expect(moves).toEqual(['back', 'push /home?profil from /home']);
});

it('writes the second of two changes from where the first has led, before the browser says that it is there', () => {
  const { dialogs, moves } = standing(home);
  dialogs.send({ type: 'dialog.opened', dialog: 'services' });
  dialogs.send({ type: 'dialog.opened', dialog: 'krkTerms' });
  expect(moves).toEqual([
    'push /home?layanan=utama from /home',
    'push /home?layanan=utama&syarat=krk from /home?layanan=utama',
  ]);
});

it('hears nothing once the page has stopped', () => {
  const { goTo, open, stop } = standing(home);
  stop();
  goTo(opened);
  expect(open()).toEqual({});
});
