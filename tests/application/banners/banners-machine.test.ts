import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createBannersMachine } from '../../../src/application/banners/banners-machine.ts';
import type { BannerImage } from '../../../src/domain/banners/banner.ts';
import { FeedError } from '../../../src/domain/shared/feed-error.ts';
import { controlledFeed } from '../../fakes/controlled-feed.ts';
import { aBanner } from '../../fixtures/banners.ts';

const coast = aBanner({ name: 'Garis pantai' });
const river = aBanner({ name: 'Aliran sungai' });
const coastSlide = { ...coast, link: '/admin' };

function started(baked?: readonly BannerImage[]) {
  const feed = controlledFeed<readonly BannerImage[]>();
  const actor = createActor(createBannersMachine({ feeds: { banners: feed } }), { input: { baked } }).start();
  const state = () => {
    const { value, context } = actor.getSnapshot();
    return { value, context };
  };
  return { actor, feed, state };
}

it('starts loading, playing and empty', () => {
  expect(started().state()).toEqual({
    value: { feed: 'loading', playback: 'playing' },
    context: { slides: [], index: 0 },
  });
});

it('starts loading with the baked slides where the build knew them', () => {
  expect(started([coast]).state()).toEqual({
    value: { feed: 'loading', playback: 'playing' },
    context: { slides: [coastSlide], index: 0 },
  });
});

it('replaces the baked slides by what the feed answers', async () => {
  const { feed, state } = started([coast]);
  await feed.answer([river]);
  expect(state()).toEqual({
    value: { feed: 'loaded', playback: 'playing' },
    context: { slides: [{ ...river, link: '/admin' }], index: 0 },
  });
});

it('keeps the baked slides when the feed fails', async () => {
  const { feed, state } = started([coast]);
  await feed.fail(FeedError.http(500));
  expect(state()).toEqual({
    value: { feed: 'failed', playback: 'playing' },
    context: { slides: [coastSlide], index: 0 },
  });
});

it.each(['loaded', 'failed'] as const)('asks the feed again on a retry when %s', async (outcome) => {
  const { actor, feed, state } = started();
  await (outcome === 'loaded' ? feed.answer([]) : feed.fail(FeedError.network()));
  actor.send({ type: 'feed.retried' });
  expect(state().value).toEqual({ feed: 'loading', playback: 'playing' });
  await feed.answer([coast]);
  expect(feed.asked()).toBe(2);
  expect(state().context).toEqual({ slides: [coastSlide], index: 0 });
});

it('ignores a retry while loading', () => {
  const { actor, feed } = started();
  actor.send({ type: 'feed.retried' });
  expect(feed.asked()).toBe(1);
});

it('pauses and resumes, and stays paused when paused twice', () => {
  const { actor, state } = started();
  const playback = () => (state().value as { playback: string }).playback;
  actor.send({ type: 'playback.toggled' });
  expect(playback()).toBe('paused');
  actor.send({ type: 'playback.paused' });
  expect(playback()).toBe('paused');
  actor.send({ type: 'playback.toggled' });
  expect(playback()).toBe('playing');
  actor.send({ type: 'playback.paused' });
  expect(playback()).toBe('paused');
});

it('follows the slide in sight', () => {
  const { actor, state } = started([coast, river]);
  actor.send({ type: 'slide.changed', index: 1 });
  expect(state().context.index).toBe(1);
});

it.each([-1, 2, 0.5, 1e308])('ignores slide %d, which is not there', (index) => {
  const { actor, state } = started([coast, river]);
  actor.send({ type: 'slide.changed', index });
  expect(state().context.index).toBe(0);
});

it('stays at its slide when the new list has one there', async () => {
  const { actor, feed, state } = started([coast, river]);
  actor.send({ type: 'slide.changed', index: 1 });
  await feed.answer([river, coast]);
  expect(state().context.index).toBe(1);
});

it('goes back to the first slide when a new list is shorter than the one in sight', async () => {
  const { actor, feed, state } = started([coast, river]);
  actor.send({ type: 'slide.changed', index: 1 });
  await feed.answer([coast]);
  expect(state().context).toEqual({ slides: [coastSlide], index: 0 });
});

it('aborts its request when it stops', () => {
  const { actor, feed } = started();
  actor.stop();
  expect(feed.aborted()).toBe(true);
});
