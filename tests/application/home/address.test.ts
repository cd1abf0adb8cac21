import { describe, expect, it, vi } from 'vitest';
import { openDialogs } from '../../../src/application/dialogs/dialogs-machine.ts';
import { addressAfter } from '../../../src/application/home/home-address.ts';
import type { CurrentAddress, HomeAddress } from '../../../src/application/ports/page-address.ts';
import type { OpenDialogs } from '../../../src/domain/navigation/dialogs.ts';
import { openDialog } from '../../fixtures/opened-dialog.ts';
import { started } from '../../fixtures/started-site.ts';

/** An address that records the moves, and stands where a test puts it, or says at once what was pushed: a way back takes its time in a browser. */
function standing(first: CurrentAddress, says?: 'as browsers do') {
  let place = first;
  let follow = () => {};
  const moves: string[] = [];
  const address: HomeAddress = {
    current: () => place,
    push: (to, from) => {
      moves.push(`push ${to} from ${from}`);
      if (says) goTo(addressAfter(place, { type: 'push', address: to, openedFrom: from }));
    },
    replace: (to) => void moves.push(`replace ${to}`),
    back: () => void moves.push('back'),
    leave: (to) => void moves.push(`leave for ${to}`),
    subscribe: (changed) => {
      follow = changed;
      return () => {
        follow = () => {};
      };
    },
  };
  const { home: page, site, stop } = started('/home', false, { address });
  const goTo = (next: CurrentAddress) => {
    place = next;
    follow();
  };
  const open = () => openDialogs(site.dialogs.getSnapshot());
  return { ...site, page, goTo, moves, open, stop };
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
  openDialog(dialogs, 'profile');
  expect([open(), moves]).toEqual([{ profil: true }, []]);
});

it('opens by a new entry, gives way in place, and closes by the way back', () => {
  const pasted = { ...opened, openedFrom: undefined };
  const moved = [home, opened, pasted].map((place) => {
    const { dialogs, moves } = standing(place);
    if (place === home) openDialog(dialogs, 'map');
    else dialogs.send({ type: 'dialog.closed', dialog: 'map' });
    return moves;
  });
  expect(moved).toEqual([['push /home?layanan=peta from /home'], ['back'], ['replace /home']]);
});

it('writes nothing on its way back, and once it is there what has opened meanwhile', () => {
  const { dialogs, goTo, moves, open } = standing(opened);
  dialogs.send({ type: 'dialog.closed', dialog: 'map' });
  openDialog(dialogs, 'profile');
  expect(moves).toEqual(['back']);
  goTo(home);
  expect([open(), moves]).toEqual([{ profil: true }, ['back', 'push /home?profil from /home']]);
});

it('writes the second of two changes from where the first has led, before the browser says that it is there', () => {
  const { dialogs, moves } = standing(home);
  openDialog(dialogs, 'services');
  openDialog(dialogs, 'krkTerms');
  expect(moves).toEqual([
    'push /home?layanan=utama from /home',
    'push /home?layanan=utama&syarat=krk from /home?layanan=utama',
  ]);
});

describe('a link that is followed', () => {
  const follow = (open: OpenDialogs, more: object = {}) =>
    ({ type: 'link.followed', open, ...more }) as const;

  it('is a new entry, from which Back leads here again, with what else the address says', () => {
    const { page, moves } = standing({ ...home, search: '?persil=03.0007' });
    page.send(follow({ profil: true }));
    expect(moves).toEqual(['push /home?persil=03.0007&profil from /home?persil=03.0007']);
  });

  it('is nothing where the page is there already', () => {
    const { page, moves } = standing(opened);
    page.send(follow({ layanan: 'peta' }, { isOver: true }));
    expect(moves).toEqual([]);
  });

  it('takes the place of a dialog that nobody has seen yet, and adds to one in which it stands', () => {
    const moved = [false, true].map((isOver) => {
      const { page, moves } = standing(home);
      page.send(follow({ layanan: 'utama' }));
      page.send(follow({ layanan: 'utama', syarat: 'itr' }, { isOver }));
      return moves[1];
    });
    expect(moved).toEqual([
      'replace /home?layanan=utama&syarat=itr',
      'push /home?layanan=utama&syarat=itr from /home?layanan=utama',
    ]);
  });

  it('leads to a section without the dialog that it stands in', () => {
    const { page, moves } = standing(opened);
    page.send(follow({}, { hash: '#news', isOver: true }));
    expect(moves).toEqual(['push /home#news from /home?layanan=peta']);
  });

  it('waits while the page goes back, and is followed from there', () => {
    const { dialogs, goTo, moves, page } = standing(opened);
    dialogs.send({ type: 'dialog.closed', dialog: 'map' });
    page.send(follow({ profil: true }));
    expect(moves).toEqual(['back']);
    goTo(home);
    expect(moves).toEqual(['back', 'push /home?profil from /home']);
    goTo({ ...home, search: '?profil' });
    expect(moves).toHaveLength(2);
  });

  it('goes back once from a dialog that closes as soon as it opens', async () => {
    const { dialogs, goTo, moves, open, page } = standing(home, 'as browsers do');
    page.send(follow({ profil: true }));
    dialogs.send({ type: 'dialog.closed', dialog: 'profile' });
    await undefined;
    expect([moves, open()]).toEqual([['push /home?profil from /home', 'back'], {}]);
    goTo(home);
    expect(moves).toHaveLength(2);
  });

  it('closes what a visitor has closed meanwhile, too', () => {
    const { dialogs, goTo, moves, open } = standing({
      ...opened,
      search: '?layanan=utama&syarat=itr',
      openedFrom: '/home?layanan=utama',
    });
    dialogs.send({ type: 'dialog.closed', dialog: 'itrTerms' });
    dialogs.send({ type: 'dialog.closed', dialog: 'services' });
    goTo({ ...opened, search: '?layanan=utama' });
    expect([moves, open()]).toEqual([['back', 'back'], {}]);
    goTo(home);
    expect([moves, open()]).toEqual([['back', 'back'], {}]);
  });

  it.each<[string, readonly OpenDialogs[], readonly string[], OpenDialogs]>([
    ['and is followed', [{ profil: true }], ['push /home?profil from /home'], { profil: true }],
    ['and nothing opens again', [], [], {}],
  ])('waits two seconds at most where a browser does not go back, %s', (_, links, moved, shown) => {
    vi.useFakeTimers();
    const { dialogs, moves, open, page } = standing(opened);
    dialogs.send({ type: 'dialog.closed', dialog: 'map' });
    for (const link of links) page.send(follow(link));
    vi.advanceTimersByTime(1999);
    expect(moves).toEqual(['back']);
    vi.advanceTimersByTime(1);
    expect([moves, open()]).toEqual([['back', 'replace /home', ...moved], shown]);
    vi.useRealTimers();
  });

  it('takes along the filter of the list that was typed just before', () => {
    const { moves, page, productList } = standing({ ...home, search: '?hukum=semua' });
    productList.send({ type: 'filter.changed', filter: { query: 'krk' } });
    page.send(follow({ temukan: '' }));
    expect(moves).toEqual([
      'replace /home?hukum=semua&cari=krk',
      'push /home?hukum=semua&cari=krk&temukan from /home?hukum=semua&cari=krk',
    ]);
  });
});

it('changes what the page carries along in place, on any page, and leaves for another one', () => {
  const { page, moves } = standing({ path: '/admin', search: '?persil=03.0007', hash: '#cara' });
  page.send({ type: 'query.replaced', search: '' });
  page.send({ type: 'page.left', address: '/peta/?layer=zona' });
  expect(moves).toEqual(['replace /admin#cara', 'leave for /peta/?layer=zona']);
});

it('hears nothing once the page has stopped', () => {
  const { dialogs, goTo, stop } = standing(home);
  stop();
  goTo(opened);
  expect(openDialogs(dialogs.getSnapshot())).toEqual({});
});
