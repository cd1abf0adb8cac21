import { expect, it } from 'vitest';
import { started } from '../../fixtures/started-site.ts';
import { testDependencies } from '../../ui/dependencies.ts';

it('the banners stand still for who asks for less motion, at once or later, until they are resumed', () => {
  const playback = (site: ReturnType<typeof started>['site']) => site.banners.getSnapshot().value.playback;
  expect(playback(started('/home', true).site)).toBe('paused');
  const { motion, site, stop } = started();
  expect(playback(site)).toBe('playing');
  motion.reduce(true);
  expect(playback(site)).toBe('paused');
  site.banners.send({ type: 'playback.toggled' });
  motion.reduce(false);
  expect(playback(site)).toBe('playing');
  stop();
  motion.reduce(true);
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
