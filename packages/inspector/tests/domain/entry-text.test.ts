import { expect, it } from 'vitest';
import { clockText } from '../../src/domain/clock-text.ts';
import { entryText, logText } from '../../src/domain/entry-text.ts';
import type { LogEntry } from '../../src/domain/log-entry.ts';

const ENTRIES: readonly LogEntry[] = [
  {
    id: 1,
    at: 0,
    kind: 'visitor',
    from: 'visitor',
    to: 'button “Muat\nulang”',
    name: 'click',
    payload: { act: 'click' },
  },
  {
    ...{ id: 2, at: 5, kind: 'event', from: 'page', to: 'gallery', name: 'search.changed' },
    ...{ payload: { query: 'sawah' }, effect: { before: 'idle', state: 'found' } },
  },
  {
    ...{ id: 3, at: 9, kind: 'event', from: 'page', to: 'gallery', name: 'fall' },
    effect: { fate: 'killed', reason: 'it fell', stack: ['at fall (a.js:1:2)'] },
  },
];
const [click, change, fall] = [
  `#1 ${clockText(0)} visitor visitor → button “Muat ulang” click`,
  `#2 ${clockText(5)} event page → gallery search.changed, query "sawah", idle → found`,
  `#3 ${clockText(9)} event page → gallery fall, killed: it fell`,
];

it('is a line for each entry of a log', () => {
  expect(logText(ENTRIES)).toBe(`${click}\n${change}\n${fall}\n`);
});

it('is of one entry its line, its payload, and where its error arose', () => {
  expect(ENTRIES.slice(1).map(entryText)).toEqual([
    `${change}\n{\n  "query": "sawah"\n}\n`,
    `${fall}\nat fall (a.js:1:2)\n`,
  ]);
});
