import { expect, it } from 'vitest';
import { testDependencies } from '../../ui/dependencies.ts';

function started(address = '/home', isReduced = false) {
  const stubs = testDependencies({}, address);
  stubs.motion.reduce(isReduced);
  const stop = stubs.start();
  return { ...stubs, stop };
}

it('the staff profile hears of its dialog, and asks its feed once', async () => {
  const { feeds, site } = started();
  expect(site.profile.getSnapshot().value).toBe('idle');
  site.dialogs.send({ type: 'dialog.opened', dialog: 'profile' });
  expect(site.profile.getSnapshot().value).toBe('loading');
  await feeds.staff.answer([]);
  site.dialogs.send({ type: 'dialog.closed', dialog: 'profile' });
  site.dialogs.send({ type: 'dialog.opened', dialog: 'profile' });
  expect([site.profile.getSnapshot().value, feeds.staff.asked()]).toEqual(['loaded', 1]);
});

it('the staff profile is opened by a pasted address', () => {
  expect(started('/home?profil').site.profile.getSnapshot().value).toBe('loading');
});

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

it('Produk Hukum becomes the active tab when its dropdown opens, and stays it', () => {
  const { site } = started();
  const tab = () => site.navigation.getSnapshot().value;
  expect(tab()).toBe('beranda');
  site.dropdown.send({ type: 'pointer.entered' });
  expect(tab()).toBe('produk');
  site.navigation.send({ type: 'tab.activated', tab: 'kontak' });
  site.dropdown.send({ type: 'pointer.left' });
  expect(tab()).toBe('kontak');
  site.dropdown.send({ type: 'button.toggled' });
  site.dropdown.send({ type: 'button.toggled' });
  expect(tab()).toBe('produk');
});

it('the search of the guide opens with the document and closes with it', () => {
  const { site } = started('/home?panduan=2');
  const search = () => {
    const { value, context } = site.guideSearch.getSnapshot();
    return [value, context.pageCount];
  };
  expect(search()).toEqual(['closed', 0]);
  site.guide.send({ type: 'document.loaded', pageCount: 16 });
  expect(search()).toEqual([{ open: 'idle' }, 16]);
  site.guide.send({ type: 'document.failed', message: 'broken' });
  expect(search()).toEqual(['closed', 0]);
});
