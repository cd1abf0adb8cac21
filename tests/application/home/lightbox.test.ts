import { expect, it } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { openDialogs } from '../../../src/application/dialogs/dialogs-machine.ts';
import type { LightboxEvent } from '../../../src/application/gallery/lightbox-events.ts';
import type { GalleryFolder } from '../../../src/domain/gallery/gallery.ts';
import { dialogAddress } from '../../../src/domain/navigation/address.ts';
import type { OpenDialogs } from '../../../src/domain/navigation/dialogs.ts';
import { FeedError } from '../../../src/domain/shared/feed-error.ts';
import { aFolder, aGalleryImage } from '../../fixtures/gallery.ts';
import { openDialog } from '../../fixtures/opened-dialog.ts';
import { testDependencies } from '../../ui/dependencies.ts';

const photos = ['a', 'b', 'c'].map((fileId, index) => aGalleryImage({ fileId, imageIndex: 3 - index }));
const coast = aFolder({ folderId: 'coast', images: photos, imageCount: 3 });
const bare = aFolder({ folderId: 'bare', images: [], imageCount: 0 });
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

async function started(address: OpenDialogs = {}, baked: readonly GalleryFolder[] = []) {
  const { site, start, feeds, fallback } = testDependencies({ gallery: baked }, dialogAddress(address));
  const go = (open: OpenDialogs) => site.dialogs.send({ type: 'address.changed', open });
  const stop = start();
  await settled();
  const state = () => {
    // It has not lived before its dialog first opens.
    const { value, context } = site.lightbox?.getSnapshot() ?? { value: 'closed', context: { index: 0 } };
    const phase = typeof value === 'string' ? value : typeof value.open === 'string' ? value.open : 'viewing';
    return [phase, context.index, openDialogs(site.dialogs.getSnapshot())];
  };
  return { site, feeds, fallback, go, stop, state };
}

it('opens from the address at once, and waits for the gallery to settle', async () => {
  const baked = { ...coast, images: photos.slice(0, 1) };
  const { feeds, state } = await started({ galeri: 'coast', foto: 3 }, [baked]);
  expect(state()).toEqual(['waiting', 2, { galeri: 'coast', foto: 3 }]);
  await feeds.gallery.answer([coast]);
  expect(state()).toEqual(['viewing', 2, { galeri: 'coast', foto: 3 }]);
});

it.each<[string, OpenDialogs, number]>([
  ['without a photo', { galeri: 'coast' }, 1],
  ['past the last photo', { galeri: 'coast', foto: 99 }, 3],
])('puts the photo shown into an address %s', async (_what, address, foto) => {
  const { feeds, state } = await started(address);
  await feeds.gallery.answer([coast]);
  expect(state()).toEqual(['viewing', foto - 1, { galeri: 'coast', foto }]);
});

it('opens an empty folder by its address', async () => {
  const { feeds, state } = await started({ galeri: 'bare' });
  await feeds.gallery.answer([bare]);
  expect(state()).toEqual(['empty', 0, { galeri: 'bare' }]);
});

it('stays open for an unknown folder, once the gallery has settled, and shows it when it comes', async () => {
  const { feeds, site, state } = await started({ galeri: 'unknown', foto: 2 });
  expect(state()[0]).toBe('waiting');
  await feeds.gallery.answer([coast]);
  expect(state()).toEqual(['waiting', 1, { galeri: 'unknown', foto: 2 }]);
  site.gallery.send({ type: 'refresh.requested' });
  await feeds.gallery.answer([coast, { ...coast, folderId: 'unknown' }]);
  expect(state()).toEqual(['viewing', 1, { galeri: 'unknown', foto: 2 }]);
});

it('asks for the gallery anew where what was cached does not hold the folder', async () => {
  const { site, start, feeds, galleryCache } = testDependencies({}, '/home?galeri=coast');
  galleryCache.write([bare]);
  start();
  await settled();
  expect(site.gallery.getSnapshot().value).toEqual({ loading: 'fetching' });
  await feeds.gallery.answer([bare, coast]);
  expect(site.lightbox.getSnapshot().context.folder?.folderId).toBe('coast');
  expect(openDialogs(site.dialogs.getSnapshot())).toEqual({ galeri: 'coast', foto: 1 });
});

it('closes when the gallery fails for good', async () => {
  const { feeds, fallback, state } = await started({ galeri: 'coast' });
  await feeds.gallery.fail(FeedError.network());
  expect(state()[0]).toBe('waiting');
  await fallback.fail(new Error('chunk lost'));
  expect(state()).toEqual(['closed', 0, {}]);
});

it.each<[LightboxEvent, number]>([
  [{ type: 'image.previous' }, 3],
  [{ type: 'image.next' }, 2],
  [{ type: 'image.last' }, 3],
  [{ type: 'image.shown', index: 1 }, 2],
])('lets the address follow the photo at %j', async (event, foto) => {
  const { feeds, site, state } = await started({ galeri: 'coast', foto: 1 });
  await feeds.gallery.answer([coast]);
  site.lightbox.send(event);
  expect(state()).toEqual(['viewing', foto - 1, { galeri: 'coast', foto }]);
  site.lightbox.send({ type: 'image.first' });
  expect(state()).toEqual(['viewing', 0, { galeri: 'coast', foto: 1 }]);
});

it('lets the photo follow the address', async () => {
  const { feeds, go, state } = await started({ galeri: 'coast', foto: 3 });
  await feeds.gallery.answer([coast]);
  go({ galeri: 'coast', foto: 2 });
  expect(state()).toEqual(['viewing', 1, { galeri: 'coast', foto: 2 }]);
  for (const foto of [77, 99]) go({ galeri: 'coast', foto });
  expect(state()).toEqual(['viewing', 2, { galeri: 'coast', foto: 3 }]);
});

it('closes and opens with its dialog, at the photo that the address names', async () => {
  const { feeds, go, site, state } = await started();
  await feeds.gallery.answer([coast, bare]);
  expect(state()).toEqual(['closed', 0, {}]);
  go({ galeri: 'coast', foto: 2 });
  expect(state()).toEqual(['viewing', 1, { galeri: 'coast', foto: 2 }]);
  site.dialogs.send({ type: 'dialog.closed', dialog: 'lightbox' });
  expect(state()).toEqual(['closed', 0, {}]);
  go({});
  go({ galeri: 'coast', foto: 1 });
  go({ galeri: 'bare' });
  expect(state()).toEqual(['empty', 0, { galeri: 'bare' }]);
  go({});
  expect(state()).toEqual(['closed', 0, {}]);
});

it('stays on the photo when a refresh loads the folder again, and stays open when it no longer has it', async () => {
  const { feeds, site, state } = await started({ galeri: 'coast', foto: 2 });
  await feeds.gallery.answer([coast]);
  site.gallery.send({ type: 'refresh.requested' });
  expect(state()[0]).toBe('viewing');
  await feeds.gallery.answer([
    { ...coast, images: [aGalleryImage({ fileId: 'x', imageIndex: 9 }), ...photos] },
  ]);
  expect(state()).toEqual(['viewing', 2, { galeri: 'coast', foto: 3 }]);
  site.gallery.send({ type: 'refresh.requested' });
  await feeds.gallery.answer([bare]);
  expect(state()).toEqual(['viewing', 2, { galeri: 'coast', foto: 3 }]);
});

it('leaves other dialogs alone', async () => {
  const { feeds, fallback, state } = await started({ galeri: 'unknown', profil: true });
  await feeds.gallery.fail(FeedError.network());
  await fallback.fail(new Error('chunk lost'));
  expect(state()).toEqual(['closed', 0, { profil: true }]);
});

it('says once which photo it shows, and nothing that the other knows already', async () => {
  const { home, site, start, feeds } = testDependencies({}, '/home?galeri=coast&foto=2');
  const said: string[] = [];
  home.system.inspect((inspected) => {
    const isOne = ['dialogs', 'lightbox'].includes((inspected.actorRef as AnyActorRef).id);
    if (inspected.type === '@xstate.event' && isOne) said.push(inspected.event.type);
  });
  start();
  await settled();
  await feeds.gallery.answer([coast]);
  const others = ['xstate.init', 'address.changed'];
  const heard = () => said.filter((type) => !others.includes(type));
  expect(heard()).toEqual(['lightbox.opened', 'folder.settled', 'subject.moved']);
  site.gallery.send({ type: 'search.changed', query: 'pantai' });
  openDialog(site.dialogs, 'profile');
  expect(heard()).toEqual(['lightbox.opened', 'folder.settled', 'subject.moved']);
  site.dialogs.send({ type: 'address.changed', open: {} });
  site.gallery.send({ type: 'search.changed', query: '' });
  expect(heard()).toEqual(['lightbox.opened', 'folder.settled', 'subject.moved', 'lightbox.closed']);
});
