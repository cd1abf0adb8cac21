import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../src/ui/app.tsx';
// Chunks of their own: here before the first test, so that none waits for them.
import '../../src/ui/dialogs.tsx';
import '../../src/ui/legal-products/product-list.tsx';
import '../../src/ui/print/print-sheet.tsx';
import { HomePage } from '../../src/ui/pages/home-page.tsx';
import { anArticle } from '../fixtures/articles.ts';
import { aBanner } from '../fixtures/banners.ts';
import { aFolder } from '../fixtures/gallery.ts';
import { aProduct } from '../fixtures/legal-products.ts';
import { stubBrowser } from './browser-stubs.ts';
import { testDependencies } from './dependencies.ts';
import { painted } from './painted.ts';
import { renderedSections } from './rendered-sections.ts';

const MINUTE_MS = 60_000;
const BAKED = {
  banners: [aBanner(), aBanner({ name: 'Hutan kota', fileId: '1hutan-kota' })],
  gallery: [aFolder(), aFolder({ folderId: 'folder-2', folderName: 'Maket kota' })],
  'legal-products': [aProduct(), aProduct({ name: 'Perwali Nomor 4 Tahun 2023' })],
  news: [anArticle()],
};

beforeEach(stubBrowser);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The whole hydrated landing page at an address. */
async function home(address = '/home') {
  const stubs = testDependencies(BAKED, address);
  render(
    <App dependencies={stubs.dependencies}>
      <HomePage />
    </App>,
  );
  await act(async () => stubs.start());
  await painted();
  await painted();
  return stubs;
}

const typed = (text: string) => () => userEvent.keyboard(text);
const watched = (happen: () => Promise<unknown> | unknown) =>
  renderedSections(() => act(async () => void (await happen())));

describe('a keystroke renders its own part alone', () => {
  it('in the search of the gallery', async () => {
    await home();
    await userEvent.click(screen.getByRole('searchbox', { name: 'Cari folder galeri' }));
    expect(await renderedSections(typed('m'))).toEqual(['gallery']);
  });

  it('in the search of the map', async () => {
    await home('/home?layanan=peta');
    await userEvent.click(await screen.findByRole('searchbox', { name: 'Cari kategori atau layer' }));
    expect(await renderedSections(typed('r'))).toEqual(['dialog PETA KOTA']);
  });

  it('in the search of the legal products', async () => {
    const { history } = await home('/home?hukum=semua');
    await userEvent.click(await screen.findByRole('searchbox', { name: 'Cari produk hukum' }));
    // The address follows after a pause; what the router holds the page in looks at it, and draws nothing.
    const addressChanged = () => waitFor(() => expect(history.location.search).toBe('?hukum=semua&cari=p'));
    const parts = await renderedSections(() => typed('p')().then(addressChanged));
    expect(parts.filter((part) => part !== 'page')).toEqual(['products']);
  });
});

describe('a tick renders its own part alone', () => {
  it('of the banners', async () => {
    const { site } = await home();
    expect(await watched(() => site.banners.send({ type: 'slide.changed', index: 1 }))).toEqual(['home']);
  });

  it('of the clock of the office', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await home();
    expect(await watched(() => vi.advanceTimersByTime(MINUTE_MS))).toEqual(['footer']);
  });
});

describe('the answer of a feed renders its own part alone', () => {
  it.each([
    ['banners', ['home'], [aBanner({ name: 'Pelabuhan' })]],
    ['gallery', ['gallery'], [aFolder({ folderName: 'Pelabuhan' })]],
    ['news', ['news'], [anArticle({ title: 'Pelabuhan' })]],
    ['legal-products', ['products'], [aProduct({ name: 'Perda Pelabuhan' })]],
  ] as const)('%s', async (name, parts, items) => {
    const { feeds } = await home();
    const answer = feeds[name].answer as (items: readonly object[]) => Promise<void>;
    expect(await watched(() => answer(items))).toEqual(parts);
  });
});

it('the sections and what holds them together are separate', async () => {
  const { history } = await home();
  const opened = () => act(async () => history.push('/home?profil'));
  expect(await renderedSections(opened)).toContain('page');
});
