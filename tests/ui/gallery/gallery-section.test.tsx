import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { GalleryFolder } from '../../../src/domain/gallery/gallery.ts';
import { FeedError } from '../../../src/domain/shared/feed-error.ts';
import { GallerySection } from '../../../src/ui/gallery/gallery-section.tsx';
import { aFolder, aGalleryImage } from '../../fixtures/gallery.ts';
import { testDependencies } from '../dependencies.ts';
import { renderPart } from '../render.tsx';

const many = (count: number): GalleryFolder[] =>
  Array.from({ length: count }, (_, index) =>
    aFolder({ folderId: `f${index}`, folderName: `Survei ${index}`, caption: `Potret ${index}` }),
  );

async function shown(options: { baked?: GalleryFolder[]; cached?: GalleryFolder[]; age?: number } = {}) {
  const stubs = testDependencies(options.baked && { gallery: options.baked });
  if (options.cached) {
    stubs.galleryCache.write(options.cached);
    stubs.clock.move(options.age ?? 0);
  }
  const view = await renderPart(stubs, <GallerySection />);
  await act(async () => stubs.site.gallery.start());
  return {
    ...stubs,
    ...view,
    answer: (folders: readonly GalleryFolder[]) => act(() => stubs.feeds.gallery.answer(folders)),
    fail: () => act(() => stubs.feeds.gallery.fail(FeedError.http(500))),
  };
}

const cards = () => screen.queryAllByRole('article');
const stamp = () => document.querySelector('.gallery__stamp');
const open = () => screen.queryAllByRole('link', { name: /^Lihat Galeri/ });

describe('while it loads', () => {
  it('says so, keeps the size of a page, and cannot be refreshed', async () => {
    const { container } = await shown();
    expect(screen.getByText('Memuat galeri...').closest('[role=status]')).toBeVisible();
    expect(container.querySelectorAll('.skeleton--image')).toHaveLength(8);
    expect(screen.getByRole('button', { name: 'Segarkan' })).toBeDisabled();
    expect(stamp()).toBeEmptyDOMElement();
  });

  it('shows what the build knew, without a stamp', async () => {
    await shown({ baked: many(2) });
    expect(cards()).toHaveLength(2);
    expect(stamp()).toBeEmptyDOMElement();
  });
});

describe('the stamp', () => {
  it.each([
    ['Cache', { cached: many(1), age: 60_000 }, '18 November 2024, 10.00 WIB'],
    ['Update', {}, '18 November 2024, 10.00 WIB'],
  ])('is labelled %s', async (label, options, time) => {
    const { answer, feeds } = await shown(options);
    if (feeds.gallery.asked() > 0) await answer(many(1));
    expect(stamp()).toHaveTextContent(`${label}${time}`);
  });
});

describe('a card', () => {
  const zipFile = { downloadUrl: 'https://arsip.example.id/z.zip' };

  it('shows cover, count, archive, name, caption, date and its link', async () => {
    const images = [aGalleryImage({ fileId: '1low' }), aGalleryImage({ fileId: '1cover', imageIndex: 9 })];
    const { answer, container } = await shown();
    await answer([aFolder({ images, zipFile })]);
    const [card] = cards();
    expect(card).toHaveTextContent('2 foto');
    expect(card).toHaveTextContent('Potret garis pantai dari udara');
    expect(card).toHaveTextContent('18 Nov 2024');
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Survei garis pantai');
    expect(container.querySelector('.folder-card img')).toHaveAttribute('src', '/media/1cover/800.webp');
    const zip = screen.getByRole('link', { name: /^ZIP\s*Survei garis pantai/ });
    expect(zip).toHaveAttribute('href', 'https://arsip.example.id/z.zip');
    expect(zip).toHaveAttribute('target', '_blank');
    expect(zip).toHaveAttribute('rel', 'noopener noreferrer');
    expect(open()[0]).toHaveAttribute('href', '/home?galeri=folder-1&foto=1');
  });

  it('has no archive link without an archive', async () => {
    const { answer } = await shown();
    await answer([aFolder()]);
    expect(screen.queryByRole('link', { name: /ZIP/ })).toBeNull();
  });

  it('opens nothing where no image is left, and says when it has no date', async () => {
    const { answer } = await shown();
    const images = [aGalleryImage({ mimeType: 'application/pdf' })];
    await answer([aFolder({ images, createdDate: 'kemarin' })]);
    expect(open()).toEqual([]);
    expect(cards()[0]).toHaveTextContent('Belum ada foto');
    expect(cards()[0]).toHaveTextContent('Tanggal tidak tersedia');
  });

  it('opens a folder that was baked with its first photo alone', async () => {
    const { address, start } = await shown({ baked: [aFolder({ imageCount: 5 })] });
    await act(async () => void start());
    expect(cards()[0]).toHaveTextContent('5 foto');
    const [link] = open();
    await userEvent.click(link as HTMLElement);
    expect(address()).toBe('/home?galeri=folder-1&foto=1');
  });
});

describe('pages and search', () => {
  it('shows eight a page, and goes to page 1 at a search', async () => {
    const { answer } = await shown();
    await answer(many(20));
    expect(cards()).toHaveLength(8);
    const pager = screen.getByRole('navigation', { name: 'Halaman galeri' });
    expect(within(pager).getByRole('button', { name: 'Sebelumnya halaman galeri' })).toBeDisabled();
    await userEvent.click(within(pager).getByRole('button', { name: 'Selanjutnya halaman galeri' }));
    await userEvent.click(within(pager).getByRole('button', { name: 'Selanjutnya halaman galeri' }));
    expect(pager).toHaveTextContent('3 dari 3');
    expect(cards()).toHaveLength(4);
    await userEvent.type(screen.getByPlaceholderText('Cari folder galeri...'), 'SURVEI 1');
    expect(pager).toHaveTextContent('1 dari 2');
  });

  it('says what it did not find, and takes the search back', async () => {
    const { answer } = await shown();
    await answer(many(2));
    await userEvent.type(screen.getByRole('searchbox'), ' pelabuhan ');
    expect(screen.getByText('Tidak Ada Hasil')).toBeVisible();
    expect(screen.getByText('Tidak ditemukan galeri yang sesuai dengan "pelabuhan"')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Hapus pencarian' }));
    expect(cards()).toHaveLength(2);
  });

  it('says that there is no gallery', async () => {
    const { answer, feeds } = await shown();
    await answer([]);
    expect(screen.getByText('Tidak Ada Galeri')).toBeVisible();
    expect(screen.getByText('Belum ada galeri foto tersedia saat ini.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Muat ulang' }));
    expect(feeds.gallery.asked()).toBe(2);
  });
});

describe('a failure', () => {
  it('shows the expired cache under its banner, with its time', async () => {
    const { fail } = await shown({ cached: many(1), age: 31 * 60_000 });
    await fail();
    expect(screen.getByText('Using cached data due to API error: HTTP error! status: 500')).toBeVisible();
    expect(screen.getByText(/salinan terakhir, 18 November 2024, 10\.00 WIB/)).toBeVisible();
    expect(document.querySelector('.notice')).toHaveClass('notice--copy');
    expect(stamp()).toHaveTextContent(/^Cache/);
  });

  it('shows the built-in gallery under its banner, without a stamp', async () => {
    const { fail, fallback } = await shown();
    await fail();
    await act(() => fallback.answer(many(9)));
    expect(screen.getByText('Using fallback data due to API error: HTTP error! status: 500')).toBeVisible();
    expect(cards()).toHaveLength(8);
    expect(stamp()).toBeEmptyDOMElement();
  });

  it('of everything leaves what the build knew under its notice', async () => {
    const { fail, fallback } = await shown({ baked: many(2) });
    await fail();
    await act(() => fallback.fail(new Error('chunk lost')));
    expect(screen.getByText('Galeri belum dapat diperbarui.')).toBeVisible();
    expect(screen.getByText('Ada kesalahan di situs ini')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.querySelector('.notice')).toHaveClass('notice--copy');
    expect(screen.getByRole('button', { name: 'Muat ulang' })).toBeEnabled();
    expect(cards()).toHaveLength(2);
  });

  it('§2 Gallery: of everything shows its message, the empty state and why, until a reload works', async () => {
    const { answer, container, fail, fallback } = await shown();
    await fail();
    await act(() => fallback.fail(new Error('chunk lost')));
    expect(screen.getByRole('alert')).toHaveTextContent('Ada kesalahan di situs ini');
    expect([...container.querySelectorAll('.empty-state p')].map((line) => line.textContent)).toEqual([
      'Tidak Ada Galeri',
      'Belum ada galeri foto tersedia saat ini.',
      'Foto belum sampai ke halaman ini. Periksa sambungan Anda, atau tanyakan kepada petugas.',
    ]);
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Muat ulang' }));
    await answer(many(3));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(cards()).toHaveLength(3);
  });
});
