import { expect, it } from 'vitest';
import type { CurrentAddress, PageAddress } from '../../../src/application/ports/page-address.ts';
import { syncWithAddress } from '../../../src/application/shared/sync-with-address.ts';

/** An address that records the moves, and stands where a test puts it: a way back takes its time in a browser. */
function standing(first: CurrentAddress) {
  let place = first;
  let follow = () => {};
  const moves: string[] = [];
  const heard: string[] = [];
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
  const tie = syncWithAddress<string>(address, {
    parse: ({ buka = '' }) => buka,
    format: (part, _search, hash) => ({
      address: part === '' ? `/home${hash}` : `/home?buka=${part}${hash}`,
      openings: part === '' ? [] : [part],
    }),
    tidy: (part, _search, hash) => (part === 'lain' ? `/home${hash}` : undefined),
    hear: (part) => void heard.push(part),
  });
  const goTo = (next: CurrentAddress) => {
    place = next;
    follow();
  };
  return { ...tie, goTo, heard, moves };
}

const home = { path: '/home', search: '', hash: '' };
const opened = { path: '/home', search: '?buka=peta', hash: '', openedFrom: '/home' };

it('hears what the address says, at first and after each change', () => {
  const { goTo, heard, moves, present } = standing(opened);
  goTo({ ...home, search: '?buka=profil' });
  expect([heard, moves, present()]).toEqual([['peta', 'profil'], [], 'profil']);
});

it('corrects an address that names nothing instead of hearing it', () => {
  const { heard, moves } = standing({ ...home, search: '?buka=lain', hash: '#news' });
  expect([heard, moves]).toEqual([[], ['replace /home#news']]);
});

it('neither hears nor writes on another page', () => {
  const { heard, moves, write } = standing({ ...opened, path: '/peta/' });
  write('profil');
  expect([heard, moves]).toEqual([[], []]);
});

it('opens by a new entry, gives way in place, and closes by the way back', () => {
  const pasted = { ...opened, openedFrom: undefined };
  const moved = [home, opened, pasted].map((place) => {
    const { moves, write } = standing(place);
    write(place === home ? 'peta' : '');
    return moves;
  });
  expect(moved).toEqual([['push /home?buka=peta from /home'], ['back'], ['replace /home']]);
});

it('writes nothing on its way back, and writes again once it is there', () => {
  const { goTo, moves, write } = standing(opened);
  write('');
  write('');
  write('profil');
  expect(moves).toEqual(['back']);
  goTo(home);
  write('profil');
  expect(moves).toEqual(['back', 'push /home?buka=profil from /home']);
});

it('hears nothing once it is disconnected', () => {
  const { goTo, heard, stop } = standing(home);
  stop();
  goTo(opened);
  expect(heard).toEqual(['']);
});
