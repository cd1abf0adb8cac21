import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GallerySection } from '../../../src/ui/gallery/gallery-section.tsx';
import { aFolder } from '../../fixtures/gallery.ts';
import { testDependencies } from '../dependencies.ts';
import { painted } from '../painted.ts';
import { renderPart } from '../render.tsx';

const PAGE = 8;
const FOLDERS = [
  ...Array.from({ length: PAGE }, (_, place) =>
    aFolder({ folderId: `f${place}`, folderName: `Survei ${place}`, caption: 'Potret garis pantai' }),
  ),
  aFolder({ folderId: 'sempadan', folderName: 'Menanam di Sempadan Sungai', caption: 'Warga menanam' }),
  aFolder({ folderId: 'kerja', folderName: 'Kerja bakti', caption: 'Sempadan sungai bersih' }),
];

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const pager = () => screen.queryByRole('navigation', { name: 'Halaman galeri' })?.textContent;

it('goes to page 1, over names and captions, whatever their case and the spaces around', async () => {
  const stubs = testDependencies();
  await renderPart(stubs, <GallerySection />);
  await act(async () => stubs.site.gallery.start());
  await act(() => stubs.feeds.gallery.answer(FOLDERS));
  fireEvent.click(screen.getByRole('button', { name: /^Selanjutnya/ }));
  await painted();
  expect([names().length, pager()]).toEqual([2, expect.stringContaining('2 dari 2')]);
  const field = screen.getByRole('searchbox');
  fireEvent.change(field, { target: { value: '  SEMPADAN sungai ' } });
  await painted();
  expect([names(), pager()]).toEqual([
    ['Menanam di Sempadan Sungai', 'Kerja bakti'],
    expect.stringContaining('1 dari 1'),
  ]);
  fireEvent.change(field, { target: { value: 'pelabuhan' } });
  await painted();
  expect(names()).toEqual([]);
  expect(screen.getByText('Tidak ditemukan galeri yang sesuai dengan "pelabuhan"')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Hapus pencarian' }));
  await painted();
  expect(names()).toHaveLength(PAGE);
});
