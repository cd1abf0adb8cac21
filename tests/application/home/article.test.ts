import { expect, it } from 'vitest';
import { openDialogs } from '../../../src/application/dialogs/dialogs-machine.ts';
import type { Article } from '../../../src/domain/news/article.ts';
import { FeedError } from '../../../src/domain/shared/feed-error.ts';
import { anArticle, anArticleImage } from '../../fixtures/articles.ts';
import { openDialog } from '../../fixtures/opened-dialog.ts';
import { testDependencies } from '../../ui/dependencies.ts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const plan = anArticle({
  id: 'plan',
  content: 'Rencana',
  images: [anArticleImage(), anArticleImage({ id: '2' })],
});
const coast = anArticle({ id: 'coast', content: 'Pantai', images: [] });

async function standing(at: string, baked: readonly Article[] = []) {
  const { home, site, start, feeds } = testDependencies({ news: baked }, at);
  const heard: unknown[] = [];
  home.system.inspect((inspected) => {
    if (inspected.type === '@xstate.event' && inspected.event.type.startsWith('article.')) {
      heard.push('article' in inspected.event ? inspected.event.article : inspected.event.type);
    }
  });
  start();
  await settled();
  const go = (artikel?: string) =>
    site.dialogs.send({ type: 'address.changed', open: artikel === undefined ? {} : { artikel } });
  return { site, feeds, heard, go };
}

it('shows the article that the address names once the news hold it', async () => {
  const { feeds, heard, site } = await standing('/home?artikel=plan');
  expect([heard, site.article.getSnapshot().value]).toEqual([[], 'closed']);
  await feeds.news.answer([coast, plan]);
  expect(heard).toEqual([{ id: 'plan', pictures: 2, content: 'Rencana' }]);
});

it('shows a baked one at once, and again when the whole of it arrives', async () => {
  const { feeds, heard } = await standing('/home?artikel=plan', [{ ...plan, content: 'Ren' }]);
  expect(heard).toEqual([{ id: 'plan', pictures: 2, content: undefined }]);
  await feeds.news.answer([plan]);
  expect(heard.slice(1)).toEqual([{ id: 'plan', pictures: 2, content: 'Rencana' }]);
});

it('does not show again what it shows already', async () => {
  const { feeds, heard, site } = await standing('/home?artikel=plan');
  await feeds.news.answer([plan]);
  site.news.send({ type: 'refresh.requested' });
  await feeds.news.answer([{ ...plan }, coast]);
  openDialog(site.dialogs, 'profile');
  expect(heard).toHaveLength(1);
});

it('follows the address to another article, and closes with its dialog', async () => {
  const { feeds, go, heard, site } = await standing('/home');
  await feeds.news.answer([plan, coast]);
  go('plan');
  go('coast');
  go();
  expect(heard).toEqual([
    { id: 'plan', pictures: 2, content: 'Rencana' },
    { id: 'coast', pictures: 0, content: 'Pantai' },
    'article.closed',
  ]);
  expect(site.dialogs.getSnapshot().value.article).toBe('closed');
});

it('shows an article that differs only in its id, and another number of pictures', async () => {
  const { feeds, go, heard, site } = await standing('/home');
  const twin = { ...plan, id: 'twin' };
  await feeds.news.answer([plan, twin]);
  go('plan');
  go('twin');
  site.news.send({ type: 'refresh.requested' });
  await feeds.news.answer([plan, { ...twin, images: [anArticleImage()] }]);
  expect(heard).toEqual([
    { id: 'plan', pictures: 2, content: 'Rencana' },
    { id: 'twin', pictures: 2, content: 'Rencana' },
    { id: 'twin', pictures: 1, content: 'Rencana' },
  ]);
});

it('asks anew, once, for an article that the news do not hold, and leaves its dialog open', async () => {
  const { feeds, go, heard, site } = await standing('/home?artikel=unknown&profil');
  const open = () => openDialogs(site.dialogs.getSnapshot());
  await feeds.news.answer([coast]);
  expect([site.news.getSnapshot().matches('loading'), open()]).toEqual([
    true,
    { artikel: 'unknown', profil: true },
  ]);
  await feeds.news.answer([coast]);
  expect([site.news.getSnapshot().value, open()]).toEqual(['loaded', { artikel: 'unknown', profil: true }]);
  go('coast');
  expect(heard).toEqual([{ id: 'coast', pictures: 0, content: 'Pantai' }]);
});

it('asks anew at each opening for an article that the news do not hold: it may be published meanwhile', async () => {
  const { feeds, go, heard, site } = await standing('/home?artikel=plan');
  for (const _ of ['at first', 'anew']) await feeds.news.answer([coast]);
  go();
  go('plan');
  expect(site.news.getSnapshot().matches('loading')).toBe(true);
  await feeds.news.answer([plan, coast]);
  expect(heard.at(-1)).toEqual({ id: 'plan', pictures: 2, content: 'Rencana' });
});

it('shows an article that was newer than what the news held', async () => {
  const { feeds, heard } = await standing('/home?artikel=plan');
  await feeds.news.answer([coast]);
  await feeds.news.answer([plan, coast]);
  expect(heard).toEqual([{ id: 'plan', pictures: 2, content: 'Rencana' }]);
});

it('closes the dialog of an unknown article where the news fail', async () => {
  const { feeds, heard, site } = await standing('/home?artikel=unknown&profil');
  await feeds.news.fail(FeedError.network());
  expect(openDialogs(site.dialogs.getSnapshot())).toEqual({ profil: true });
  expect(heard).toEqual(['article.closed']);
});
