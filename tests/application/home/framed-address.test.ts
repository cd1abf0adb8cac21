import { expect, it } from 'vitest';
import { framedAddress } from '../../../src/application/home/framed-address.ts';
import type { PageAddress } from '../../../src/application/ports/page-address.ts';

const PHOTO = { path: '/home', search: '?galeri=a&foto=2', hash: '', openedFrom: '/home' };

/** An address that writes down what is asked of it, and frames that come when the test says so. */
function opened() {
  const log: unknown[] = [];
  let present = '?galeri=a';
  let changed: () => void = () => undefined;
  const address: PageAddress = {
    current: () => ({ path: '/home', search: present, hash: '', openedFrom: '/home' }),
    push: (...asked) => void log.push(['push', ...asked]),
    replace: (wanted) => {
      log.push(['replace', wanted]);
      present = wanted.slice('/home'.length);
      changed();
    },
    back: () => void log.push(['back']),
    subscribe: (told) => {
      changed = told;
      return () => undefined;
    },
  };
  const due = new Set<() => void>();
  const framed = framedAddress(address, (run) => {
    due.add(run);
    return () => void due.delete(run);
  });
  const frame = () => {
    for (const run of [...due]) if (due.delete(run)) run();
  };
  return { framed, log, frame, change: () => changed() };
}

it('writes the last of several addresses, once, after the frame', () => {
  const { framed, log, frame } = opened();
  framed.replace('/home?galeri=a&foto=3');
  framed.replace('/home?galeri=a&foto=2');
  expect([log, framed.current()]).toEqual([[], PHOTO]);
  frame();
  frame();
  expect([log, framed.current()]).toEqual([[['replace', '/home?galeri=a&foto=2']], PHOTO]);
});

it('writes what is due before a new entry, and before it goes back', () => {
  const { framed, log, frame } = opened();
  framed.replace('/home?galeri=a&foto=2');
  framed.push('/home?profil', '/home?galeri=a&foto=2');
  framed.replace('/home?galeri=a&foto=3');
  framed.back();
  frame();
  expect(log).toEqual([
    ['replace', '/home?galeri=a&foto=2'],
    ['push', '/home?profil', '/home?galeri=a&foto=2'],
    ['replace', '/home?galeri=a&foto=3'],
    ['back'],
  ]);
});

it('writes nothing into an entry that the visitor has gone to meanwhile', () => {
  const { framed, log, frame, change } = opened();
  framed.replace('/home?galeri=a&foto=2');
  change();
  frame();
  expect(log).toEqual([]);
});
