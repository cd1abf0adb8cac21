import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { MapDialog } from '../../../src/ui/map/map-dialog.tsx';
import { testDependencies } from '../dependencies.ts';
import { renderPart } from '../render.tsx';

async function opened() {
  const stubs = testDependencies({}, '/home?layanan=peta');
  stubs.start();
  await renderPart(stubs, <MapDialog onClose={() => undefined} />);
  const dialog = screen.getByRole('dialog', { name: 'PETA KOTA' });
  const field = within(dialog).getByRole<HTMLInputElement>('searchbox', { name: 'Cari kategori atau layer' });
  const search = async (words: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, words);
  };
  return { dialog, field, search };
}

const count = () => [...screen.getByRole('status').children].map(({ textContent }) => textContent);
const categories = () =>
  [...document.querySelectorAll('.map-category__name')].map(({ textContent }) => textContent);
const layers = () =>
  [...document.querySelectorAll('.map-layer__name')]
    .filter((layer) => layer.closest('[hidden]') === null)
    .map(({ textContent }) => textContent);

it('counts its categories, and searches them by their name and by their layers', async () => {
  const { field, search } = await opened();
  expect(field).toHaveAttribute('placeholder', 'Cari kategori atau layer...');
  expect(count()).toEqual(['Menampilkan 4 kategori peta']);
  await search(' rtrw ');
  expect([categories(), count()]).toEqual([['RTRW'], ['Menampilkan 1 kategori peta']]);
  await search('kecamatan');
  expect([categories(), count()]).toEqual([
    ['PETA ADMINISTRASI'],
    ['2 layer cocok dengan “kecamatan”', 'Menampilkan 1 kategori peta'],
  ]);
});

it('says what it did not find; a reset restores everything and moves the focus into the search', async () => {
  const { dialog, field, search } = await opened();
  const all = categories();
  await search('pelabuhan antariksa');
  expect(dialog).toHaveTextContent('Kategori Tidak Ditemukan');
  expect(categories()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Reset Pencarian' }));
  expect([field.value, count(), categories()]).toEqual(['', ['Menampilkan 4 kategori peta'], all]);
  expect(field).toHaveFocus();
});

it('opens a category that is found by one of its layers, which a click still collapses', async () => {
  const { search } = await opened();
  expect(layers()).toEqual([]);
  await search('jalan');
  const category = screen.getByRole('button', { name: /^RTRW/ });
  expect(category).toHaveAttribute('aria-expanded', 'true');
  expect(layers()).toEqual(['Jaringan Jalan']);
  await userEvent.click(category);
  expect(category).toHaveAttribute('aria-expanded', 'false');
  expect(layers()).toEqual([]);
});
