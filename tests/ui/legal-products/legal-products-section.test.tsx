import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LegalProduct } from '../../../src/domain/legal-products/legal-product.ts';
import { FeedError } from '../../../src/domain/shared/feed-error.ts';
import { LegalProductsSection } from '../../../src/ui/legal-products/legal-products-section.tsx';
// A chunk of its own: here before the first test, so that none waits for it.
import '../../../src/ui/legal-products/product-list.tsx';
import { aProduct } from '../../fixtures/legal-products.ts';
import { testDependencies } from '../dependencies.ts';
import { painted } from '../painted.ts';
import { renderPart } from '../render.tsx';

const PAUSE_MS = 300;

// jsdom lays nothing out, and has nowhere to scroll.
Element.prototype.scrollIntoView ??= () => undefined;
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const many = (count: number): LegalProduct[] =>
  Array.from({ length: count }, (_, index) =>
    aProduct({
      name: `Perwali Nomor ${index + 1} tentang Ruang ${index % 7}`,
      url: `https://drive.google.com/file/d/1berkas-nomor-${index}/view`,
      category: index % 2 === 0 ? 'Perwali' : 'Lampiran',
    }),
  );

async function shown(address = '/home', baked?: readonly LegalProduct[]) {
  const stubs = testDependencies(baked && { 'legal-products': baked }, address);
  stubs.start();
  const view = await renderPart(stubs, <LegalProductsSection />);
  const answer = async (products: readonly LegalProduct[]) => {
    await act(() => stubs.feeds['legal-products'].answer(products));
    await act(async () => undefined);
  };
  return { ...stubs, ...view, answer };
}

/** What follows a frame, on the clock that the test holds; twice where one thing follows another. */
async function drawn(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) {
    await painted();
    await act(async () => void vi.advanceTimersByTime(1));
  }
}

const section = () => screen.getByRole('region', { name: 'PRODUK HUKUM' });
const list = () => screen.getByRole('region', { name: 'Semua produk hukum' });
const count = () => within(list()).getByRole('status').textContent;
const rows = () => within(list()).queryAllByRole('listitem');
const search = (words: string) =>
  fireEvent.change(within(list()).getByRole('searchbox'), { target: { value: words } });

it('says on a card what it is, and opens its preview in a new tab', async () => {
  const { answer } = await shown();
  await answer([
    aProduct({
      name: 'Perwali Nomor 1',
      type: 'application/x-zip-compressed',
      url: 'https://drive.google.com/file/d/1berkas-nomor-0/view',
    }),
  ]);
  const card = within(section()).getByRole('article');
  expect(
    [...card.querySelectorAll('h3, p:not(.law-card__actions)')].map(({ textContent }) => textContent),
  ).toEqual(['AktifZIP', 'Perwali Nomor 1', 'ZIP Archive', 'Dokumen resmi terkait penataan ruang kota.']);
  expect(card.querySelector('.file-badge')).toHaveTextContent('ZIP');
  const link = within(card).getByRole('link', { name: /^Lihat/ });
  expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
    'https://drive.google.com/file/d/1berkas-nomor-0/preview',
    '_blank',
    'noopener noreferrer',
  ]);
  expect(section()).toHaveTextContent('Menampilkan 1 produk hukum terkait penataan ruang');
});

it('leaves what the build knew after a failure', async () => {
  const { feeds } = await shown('/home', many(3));
  await act(() => feeds['legal-products'].fail(FeedError.http(503)));
  expect(section()).toHaveTextContent('Menampilkan 3 produk hukum terkait penataan ruang');
  expect(section()).not.toHaveTextContent('Tidak ada produk hukum tersedia');
});

it('says that there are none after a failure, and can be asked again', async () => {
  const { answer, feeds } = await shown();
  await act(() => feeds['legal-products'].fail(FeedError.http(404)));
  expect(section()).toHaveTextContent('Tidak ada produk hukum tersedia');
  fireEvent.click(within(section()).getByRole('button', { name: 'Muat ulang' }));
  await answer(many(17));
  expect(section()).not.toHaveTextContent('Tidak ada produk hukum tersedia');
  expect(section()).toHaveTextContent('Menampilkan 17 produk hukum terkait penataan ruang');
});

it('opens its list, narrows it by words and filters, and keeps them in the address', async () => {
  const { address, answer } = await shown();
  await answer(many(60));
  const toggle = screen.getByRole('link', { name: 'Semua produk hukum' });
  fireEvent.click(toggle);
  await drawn();
  expect([count(), rows().length]).toEqual(['60 dari 60 produk hukum', 20]);
  search('nomor 1');
  await drawn();
  expect(count()).toBe('19 dari 60 produk hukum');
  fireEvent.change(within(list()).getByLabelText('Kategori'), { target: { value: 'Lampiran' } });
  await drawn();
  expect(count()).toBe('9 dari 60 produk hukum');
  expect(address()).toBe('/home?hukum=semua');
  act(() => void vi.advanceTimersByTime(PAUSE_MS));
  expect(address()).toBe('/home?hukum=semua&cari=nomor%201&kategori=Lampiran');
  fireEvent.click(toggle);
  await drawn();
  expect(screen.queryByRole('region', { name: 'Semua produk hukum' })).toBeNull();
  expect(address()).toBe('/home');
});

it('turns the pages of its list, says when nothing matches, and resets', async () => {
  const { answer } = await shown('/home?hukum=semua');
  await answer(many(45));
  await drawn();
  const next = () => within(list()).getByRole('button', { name: /^Selanjutnya/ });
  fireEvent.click(next());
  fireEvent.click(next());
  expect(within(list()).getByRole('navigation')).toHaveTextContent('3 dari 3');
  await drawn();
  expect(rows()).toHaveLength(5);
  search('tambang');
  expect(count()).toBe('0 dari 45 produk hukum');
  await drawn();
  expect(list()).toHaveTextContent('Tidak Ada Hasil');
  expect(rows()).toEqual([]);
  fireEvent.click(within(list()).getByRole('button', { name: 'Hapus pencarian' }));
  await drawn();
  expect([count(), rows().length]).toEqual(['45 dari 45 produk hukum', 20]);
});

it('leads who comes with the list in the address to its heading, beside which stands the index', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { answer } = await shown('/home?hukum=semua#products');
  await answer(many(3));
  await drawn();
  const heading = within(list()).getByRole('heading', { name: 'Semua produk hukum' });
  expect(scrolled.mock.contexts).toEqual([heading]);
  expect(within(list()).getByRole('link', { name: 'Semua, menurut jenis dan tahun' })).toHaveAttribute(
    'href',
    '/produk-hukum',
  );
  scrolled.mockRestore();
});
