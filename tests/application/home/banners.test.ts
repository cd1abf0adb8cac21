import { expect, it } from 'vitest';
import type { AutoplayEvent } from '../../../src/application/banners/autoplay-events.ts';
import type { ConditionsChange } from '../../../src/domain/banners/autoplay.ts';
import { aBanner } from '../../fixtures/banners.ts';
import { movedTimers, started } from '../../fixtures/started-site.ts';
import { testDependencies } from '../../ui/dependencies.ts';

const slides = (names: string) => [...names].map((name) => aBanner({ name }));

/** A page with four slides in sight, and their engine. */
async function playing(isReduced = false) {
  const timers = movedTimers();
  const { site, feeds, motion } = started('/home', isReduced, { timers });
  const report = (change: ConditionsChange) => site.autoplay.send({ type: 'conditions.changed', change });
  await feeds.banners.answer(slides('ABCD'));
  site.autoplay.send({ type: 'engine.came' });
  report({ isSeen: true });
  /** The slides that were shown at the end of each stretch of time. */
  const shownAfter = (...stretches: number[]) =>
    stretches.map((ms) => {
      timers.increment(ms);
      return site.banners.getSnapshot().context.index;
    });
  return { site, feeds, motion, report, shownAfter };
}

it('the banners stand still for who asks for less motion, at once or later, until they are resumed', async () => {
  const { site, shownAfter } = await playing(true);
  expect(shownAfter(20_000)).toEqual([0]);
  site.banners.send({ type: 'playback.toggled' });
  expect(shownAfter(5999, 1, 6000, 6000, 6000)).toEqual([0, 1, 2, 3, 0]);
  const later = await playing();
  later.motion.reduce(true);
  expect(later.shownAfter(20_000)).toEqual([0]);
  later.site.banners.send({ type: 'playback.toggled' });
  later.motion.reduce(false);
  expect(later.shownAfter(5999, 1)).toEqual([0, 1]);
});

it('pauses the banners for who saves data, until they are resumed', () => {
  const { saving, site, start } = testDependencies();
  saving.is = true;
  const stop = start();
  expect(site.banners.getSnapshot().value).toEqual({ feed: 'loading', playback: 'paused' });
  site.banners.send({ type: 'playback.toggled' });
  expect(site.banners.getSnapshot().value).toEqual({ feed: 'loading', playback: 'playing' });
  stop();
});

it('the next slide comes 6000 ms after the last, whoever turned to that', async () => {
  const { site, shownAfter } = await playing();
  expect(shownAfter(5000)).toEqual([0]);
  site.banners.send({ type: 'slide.changed', index: 2 });
  // Where it is already.
  expect(shownAfter(3000)).toEqual([2]);
  site.banners.send({ type: 'slide.changed', index: 2 });
  expect(shownAfter(2999, 1, 5999, 1)).toEqual([2, 3, 3, 0]);
});

it.each<[what: string, begin: ConditionsChange, end: ConditionsChange]>([
  ['out of sight', { isSeen: false }, { isSeen: true }],
  ['while the page is hidden', { isHidden: true }, { isHidden: false }],
  ['under a finger', { isHeld: true }, { isHeld: false }],
  ['with the keyboard among them', { isFocused: true }, { isFocused: false }],
])('%s the slides stand still, and the next comes 6000 ms after that', async (_, begin, end) => {
  const { report, shownAfter } = await playing();
  expect(shownAfter(5000)).toEqual([0]);
  report(begin);
  expect(shownAfter(20_000)).toEqual([0]);
  report(end);
  expect(shownAfter(5999, 1)).toEqual([0, 1]);
});

it('the engine is asked for 2000 ms before the first turn, or by a visitor, and again where it was lost; a turn that is due waits for it', () => {
  const timers = movedTimers();
  const { autoplay } = started('/home', false, { timers }).site;
  const after = (act: AutoplayEvent | number) => {
    if (typeof act === 'number') timers.increment(act);
    else autoplay.send(act);
    return autoplay.getSnapshot().value;
  };
  const seen: AutoplayEvent = { type: 'conditions.changed', change: { isSeen: true } };
  const lost = { type: 'engine.lost' } as const;
  expect([seen, 3999, 1, 2000, lost, 4000, 2000, { type: 'engine.came' } as const].map(after)).toEqual([
    { engine: 'unasked', turning: { running: 'early' } },
    { engine: 'unasked', turning: { running: 'early' } },
    { engine: 'asked', turning: { running: 'near' } },
    { engine: 'asked', turning: { running: 'due' } },
    { engine: 'unasked', turning: { running: 'early' } },
    { engine: 'asked', turning: { running: 'near' } },
    { engine: 'asked', turning: { running: 'due' } },
    { engine: 'ready', turning: { running: 'early' } },
  ]);
  const other = started().site.autoplay;
  other.send({ type: 'engine.asked' });
  expect(other.getSnapshot().value).toEqual({ engine: 'asked', turning: 'still' });
});

it('an engine that goes lets go of the slides that it held', async () => {
  const { site, report } = await playing();
  report({ isHeld: true });
  site.autoplay.send({ type: 'engine.left' });
  expect(site.autoplay.getSnapshot()).toMatchObject({
    value: { engine: 'asked', turning: { running: 'early' } },
    context: { isHeld: false },
  });
});

it.each<[what: string, names: string, shown: number[]]>([
  ['the same slides', 'ABCD', [0, 1]],
  ['others', 'EFGH', [0, 0, 0, 1]],
])('%s that a feed sends again are shown for 6000 ms from their coming', async (_, names, shown) => {
  const { site, feeds, shownAfter } = await playing();
  expect(shownAfter(5000)).toEqual([0]);
  site.banners.send({ type: 'feed.retried' });
  await feeds.banners.answer(slides(names));
  expect(shownAfter(...[999, 1, 4999, 1].slice(0, shown.length))).toEqual(shown);
});
