import { expect, it, vi } from 'vitest';
import { anArticle } from '../../fixtures/articles.ts';
import { openDialog } from '../../fixtures/opened-dialog.ts';
import { started } from '../../fixtures/started-site.ts';
import { testDependencies } from '../../ui/dependencies.ts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const product = (name: string) => ({ name, type: 'pdf', url: 'https://a.example/x.pdf' });
const found = ({ site }: ReturnType<typeof testDependencies>) => site.search.getSnapshot().context.found;

it('the search opens with its dialog and the words of the address, and closes with it', async () => {
  const page = started('/home?temukan=krk');
  expect(page.site.search.getSnapshot().context.words).toBe('krk');
  await vi.waitFor(() => expect(found(page)?.best?.id).toBe('krk'));
  page.site.dialogs.send({ type: 'dialog.closed', dialog: 'search' });
  expect([page.site.search, page.history.location.href]).toEqual([undefined, '/home']);
});

it('typing replaces the address once the keys rest, and Back closes', async () => {
  const { site, history, dependencies } = started();
  dependencies.address.push('/home?temukan', '/home');
  await settled();
  const { length } = history;
  site.search.send({ type: 'words.changed', words: 'kr' });
  site.search.send({ type: 'words.changed', words: 'krk' });
  expect(history.location.href).toBe('/home?temukan');
  site.search.send({ type: 'result.followed' });
  expect([history.location.href, history.length]).toEqual(['/home?temukan=krk', length]);
  history.back();
  await settled();
  expect([site.search, history.location.href]).toEqual([undefined, '/home']);
});

it('an address that changes sets its words, that of a result restores them', async () => {
  const { site, history, dependencies } = started('/home?temukan=itr');
  dependencies.address.replace('/home?temukan=krk');
  expect(site.search.getSnapshot().context.words).toBe('krk');
  dependencies.address.push('/home?panduan=6', '/home?temukan=krk');
  expect(site.search).toBeUndefined();
  history.back();
  await settled();
  expect(site.search.getSnapshot().context.words).toBe('krk');
});

it('leads to the map dialog with the layer that was found, and once alone', async () => {
  const { home, site } = started('/home?temukan=jalan');
  home.send({ type: 'link.followed', open: { layanan: 'peta' }, layer: 'Jaringan Jalan', isOver: true });
  await settled();
  expect(site.mapCatalogue.getSnapshot().context.query).toBe('Jaringan Jalan');
  site.dialogs.send({ type: 'dialog.closed', dialog: 'map' });
  openDialog(site.dialogs, 'map');
  expect(site.mapCatalogue.getSnapshot().context.query).toBe('');
});

it('finds the items of a feed when it arrives, and says which feed failed', async () => {
  const page = started('/home?temukan=sempadan%20perda');
  await vi.waitFor(() => expect(found(page)).toBeDefined());
  expect([found(page)?.counts.products, page.feeds.staff.asked()]).toEqual([0, 1]);
  await page.feeds['legal-products'].answer([product('Perda Sempadan')]);
  await vi.waitFor(() => expect(found(page)?.counts.products).toBe(1));
  await page.feeds.staff.fail(new Error('lost'));
  await vi.waitFor(() =>
    expect(page.site.search.getSnapshot().context.sources).toMatchObject({
      'legal-products': 'ready',
      staff: 'failed',
      news: 'loading',
    }),
  );
});

it('finds what was baked of feeds that failed, and says that they failed', async () => {
  const baked = { 'legal-products': [product('Perda Sempadan')], news: [anArticle({ title: 'Sempadan' })] };
  const page = testDependencies(baked, '/home?temukan=sempadan');
  page.start();
  await settled();
  for (const name of ['legal-products', 'news'] as const) await page.feeds[name].fail(new Error('lost'));
  await page.feeds.gallery.fail(new Error('lost'));
  await page.fallback.fail(new Error('lost'));
  await vi.waitFor(() =>
    expect(page.site.search.getSnapshot().context.sources).toMatchObject({
      'legal-products': 'failed',
      gallery: 'failed',
      news: 'failed',
    }),
  );
  await vi.waitFor(() => expect(found(page)?.counts).toMatchObject({ products: 1, news: 1 }));
});

it('finds what had loaded of a feed that failed later, and says that it is there', async () => {
  const page = started('/home?temukan=sempadan');
  const status = () => page.site.search.getSnapshot().context.sources.news;
  await settled();
  await page.feeds.news.answer([anArticle({ title: 'Sempadan' })]);
  page.site.news.send({ type: 'refresh.requested' });
  await vi.waitFor(() => expect(status()).toBe('loading'));
  await page.feeds.news.fail(new Error('lost'));
  await vi.waitFor(() => expect([page.site.news.getSnapshot().value, status()]).toEqual(['failed', 'ready']));
});
