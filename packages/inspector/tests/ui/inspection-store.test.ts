import { expect, it } from 'vitest';
import type { PageMessage } from '../../src/application/inspection/messages.ts';
import { momentOf } from '../../src/application/inspection/session.ts';
import { anEntry } from './log/an-entry.ts';
import { PAGE, storeBeside } from './store-beside.ts';

const HEARD: PageMessage = { type: 'command.heard', of: 'moment.show' };

/** The moments that an inspector shows beside a page of nine entries, one after each thing asked or sent. */
function moments(...happened: readonly (number | 'latest' | 'go on' | PageMessage)[]) {
  const { store, send } = storeBeside();
  send({ type: 'page.connected', page: PAGE });
  send({ type: 'log.grew', entries: Array.from({ length: 9 }, (_, place) => anEntry(place + 1)) });
  return happened.map((one) => {
    if (typeof one === 'object') send(one);
    else if (one === 'go on') store.ask({ type: 'replay.goOn' });
    else store.ask({ type: 'moment.show', moment: one === 'latest' ? undefined : one });
    return momentOf(store.read());
  });
}
const shown = (moment?: number): PageMessage => ({ type: 'moment.shown', moment });

it('shows a moment as soon as it is asked for, within those that there are', () => {
  expect(moments(5, 0, 12, 4, 'latest')).toEqual([5, 1, 9, 4, 9]);
});

it('is not pulled back by the answer to an older request', () => {
  expect(moments(8, 7, 6, shown(8), HEARD, shown(7), HEARD, shown(6), HEARD)).toEqual([
    8, 7, 6, 6, 6, 6, 6, 6, 6,
  ]);
});

it('takes the word of the page in the end, where it shows another moment or refuses', () => {
  expect([moments(8, shown(3), HEARD), moments(8, shown(8), HEARD, 4, HEARD)]).toEqual([
    [8, 8, 3],
    [8, 8, 8, 4, 8],
  ]);
});

it('follows what was asked for in another inspector', () => {
  expect(moments(shown(2), 8, shown(8), shown(5), HEARD, shown(1))).toEqual([2, 8, 8, 8, 5, 1]);
});

it('is at the latest entry once the page goes on from a replay', () => {
  expect(moments(3, 'go on', shown(3), HEARD, shown(), { ...HEARD, of: 'replay.goOn' })).toEqual([
    3, 9, 9, 9, 9, 9,
  ]);
});

it('begins anew with a page that connects anew', () => {
  expect(moments(3, { type: 'page.connected', page: PAGE }, shown(2))).toEqual([3, 0, 2]);
});
