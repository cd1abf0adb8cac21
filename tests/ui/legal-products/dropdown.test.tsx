import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FeedError } from '../../../src/domain/shared/feed-error.ts';
import { LegalProductsDropdown } from '../../../src/ui/legal-products/dropdown.tsx';
import { aProduct } from '../../fixtures/legal-products.ts';
import { testDependencies } from '../dependencies.ts';
import { renderPart } from '../render.tsx';

let wide = true;

beforeEach(() => {
  wide = true;
  vi.stubGlobal('matchMedia', () => ({ matches: wide, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => void vi.unstubAllGlobals());

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aProduct({
      name: `Perwali Nomor ${index + 1}`,
      url: `https://drive.google.com/file/d/1berkas-nomor-${index + 1}/view`,
    }),
  );

async function shown() {
  const stubs = testDependencies();
  stubs.start();
  const part = (
    <>
      <LegalProductsDropdown active={false} sectionHref="/home#products" />
      <p>Di luar</p>
    </>
  );
  await renderPart(stubs, part);
  return stubs;
}

async function loaded(count = 10) {
  const stubs = await shown();
  await act(() => stubs.feeds['legal-products'].answer(many(count)));
  return { ...stubs, user: userEvent.setup() };
}

const button = () => screen.getByRole('button', { name: 'Produk Hukum' });
const panel = () => document.querySelector('.dropdown__panel');

it('opens by a click, and closes by the next one', async () => {
  const { user } = await loaded();
  await user.click(button());
  expect(screen.getByText('Produk Hukum Terbaru (10)')).toBeVisible();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await user.click(button());
  expect(panel()).toBeNull();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

it('closes when the mouse goes down outside of it, and not inside', async () => {
  const { user } = await loaded();
  await user.click(button());
  fireEvent.mouseDown(screen.getByText('Produk Hukum Terbaru (10)'));
  expect(panel()).toBeVisible();
  fireEvent.mouseDown(screen.getByText('Di luar'));
  expect(panel()).toBeNull();
});

it('closes by Escape what hovering opened, wherever the focus is', async () => {
  const { user } = await loaded();
  await user.hover(button());
  expect(panel()).toBeVisible();
  expect(document.body).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(panel()).toBeNull();
});

it('lists eight products in plain order by the addresses of their previews, and closes when one is chosen', async () => {
  const { user } = await loaded();
  await user.click(button());
  const items = within(screen.getByRole('list')).getAllByRole('link');
  const preview = (number: number) => [
    `Perwali Nomor\u00a0${number}`,
    `https://drive.google.com/file/d/1berkas-nomor-${number}/preview`,
    '_blank',
    'noopener noreferrer',
  ];
  expect(
    items.map((item) => [
      item.querySelector('.dropdown__name')?.textContent,
      ...['href', 'target', 'rel'].map((name) => item.getAttribute(name)),
    ]),
  ).toEqual([1, 10, 2, 3, 4, 5, 6, 7].map(preview));
  const all = screen.getByRole('link', { name: /^Lihat Semua/ });
  expect(all).toHaveAttribute('href', '/home#products');
  fireEvent.click(all);
  expect(panel()).toBeNull();
  await user.click(button());
  const [first] = within(screen.getByRole('list')).getAllByRole('link');
  first?.addEventListener('click', (event) => event.preventDefault());
  await user.click(first as HTMLElement);
  expect(panel()).toBeNull();
});

it.each([
  ['on a narrow screen', false, 'Memuat...', 'Tidak ada produk tersedia'],
  ['on a wide one', true, 'Memuat produk hukum...', 'Tidak ada produk hukum tersedia'],
])('says %s that it loads, and after a failure that there are none', async (_, isWide, loading, none) => {
  wide = isWide;
  const { feeds } = await shown();
  fireEvent.click(button());
  expect(panel()).toHaveTextContent(new RegExp(`^${loading}$`));
  await act(() => feeds['legal-products'].fail(FeedError.http(404)));
  expect(panel()).toHaveTextContent(new RegExp(`^${none}$`));
});

it('has the index of all after the products that are read here', async () => {
  const { feeds } = await shown();
  const user = userEvent.setup();
  await act(() => feeds['legal-products'].answer([aProduct({ regulation: 'perwali-31-2021' })]));
  await user.click(button());
  expect(screen.getByRole('link', { name: 'Semua, menurut jenis dan tahun' })).toHaveAttribute(
    'href',
    '/produk-hukum',
  );
});
