import { describe, expect, it } from 'vitest';
import { entrySentence } from '../../../src/qa/domain/entry-sentence.ts';
import type { LogEntry } from '../../../src/qa/domain/log-entry.ts';
import {
  changeText,
  countUpTo,
  entryFilter,
  isWorking,
  lanesOf,
  sequenceFacts,
} from '../../../src/qa/domain/sequence.ts';

const LOG: readonly LogEntry[] = [
  { id: 1, at: 0, kind: 'event', from: 'lightbox', to: 'lightbox', name: 'xstate.init', isNoise: true },
  { id: 2, at: 5, kind: 'visitor', from: 'visitor', to: 'button “Bagikan”', name: 'click' },
  {
    id: 3,
    at: 6,
    kind: 'event',
    from: 'page',
    to: 'lightbox',
    name: 'share.requested',
    effect: { before: { sharing: 'idle' }, state: { sharing: 'underway' } },
  },
  { id: 4, at: 7, kind: 'call', from: 'lightbox', to: 'share sheet', name: 'share' },
  { id: 5, at: 8, kind: 'timer', from: 'lightbox', to: 'timer', name: 'outcomeShown', ms: 4000 },
  {
    id: 6,
    at: 258,
    kind: 'outcome',
    from: 'share sheet',
    to: 'lightbox',
    name: 'share done',
    payload: { output: 'copied' },
    effect: { before: { sharing: 'underway' }, state: { sharing: 'copied' }, ends: [4] },
  },
  {
    id: 7,
    at: 300,
    kind: 'event',
    from: 'inspector',
    to: 'guide',
    name: 'document.loaded',
    effect: { fate: 'killed', reason: 'RangeError: Invalid array length' },
  },
];

it('has lanes for the visitor, the page, the machines and the ports that were asked', () => {
  const lanes = lanesOf(LOG, ['navigation', 'lightbox', 'guide']);
  expect(lanes.map(({ name, kind, isInPlay }) => `${name} ${kind} ${isInPlay}`)).toEqual([
    'visitor visitor true',
    'page page true',
    'navigation machine false',
    'lightbox machine true',
    'guide machine true',
    'share sheet port true',
  ]);
});

it('knows at every place how states changed, what was under way, and who was killed', () => {
  const { changes, work, ends } = sequenceFacts(LOG);
  expect([...ends]).toEqual([['guide', 6]]);
  expect(changes.get('lightbox')?.map(({ place, text }) => `${place} ${text}`)).toEqual([
    '2 sharing.underway',
    '5 sharing.copied',
  ]);
  expect(LOG.map((_, place) => countUpTo(changes.get('lightbox') ?? [], place))).toEqual([
    0, 0, 1, 1, 1, 2, 2,
  ]);
  expect(LOG.map((_, place) => isWorking(work.get('share sheet'), place))).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
    false,
  ]);
});

describe('what a machine entered', () => {
  it.each([
    [{ state: 'closed', before: 'closed' }, undefined],
    [{ state: 'open', before: 'closed' }, 'open'],
    [{ state: { open: { viewing: 'large' } }, before: 'closed' }, 'viewing.large'],
    [{ state: { zoom: 'in', sound: 'off' }, before: { zoom: 'out', sound: 'off' } }, 'zoom.in'],
    [{ state: { zoom: 'in', sound: 'on' }, before: { zoom: 'out', sound: 'off' } }, 'zoom.in, sound.on'],
    [{ before: 'open' }, undefined],
  ])('%j', (effect, text) => {
    expect(changeText(effect)).toBe(text);
  });
});

it('reads each entry as a sentence', () => {
  expect(LOG.slice(1).map(entrySentence)).toEqual([
    '#2, visitor: click, button “Bagikan”',
    '#3, page sends lightbox: share.requested, state sharing.underway',
    '#4, lightbox asks share sheet: share',
    '#5, lightbox sets a timer: outcomeShown 4 s',
    '#6, share sheet answers lightbox: share done output "copied", state sharing.copied',
    '#7, inspector sends guide: document.loaded, killed: RangeError: Invalid array length',
  ]);
});

it.each([
  ['', 7],
  ['lightbox', 5],
  ['share page', 1],
  ['SHARE done', 1],
  ['nobody', 0],
])('filters by %j', (text, count) => {
  expect(LOG.filter(entryFilter(text)).length).toBe(count);
});
