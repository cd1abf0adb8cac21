import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { GalleryFolder } from '../../../src/domain/gallery/gallery.ts';
import { Lightbox } from '../../../src/ui/gallery/lightbox.tsx';
import { loadLightboxBody } from '../../../src/ui/gallery/lightbox-chunk.ts';
import { aFolder, aGalleryImage } from '../../fixtures/gallery.ts';
import { testDependencies } from '../dependencies.ts';
import { painted } from '../painted.ts';
import { renderPart } from '../render.tsx';

const photos = ['a', 'b', 'c'].map((fileId, index) =>
  aGalleryImage({ fileId, imageName: `${fileId}.jpg`, imageIndex: 9 - index }),
);
const folder = aFolder({
  images: photos,
  captionDetails: { source: 'pantai.docx', fullText: 'Baris satu\nBaris dua' },
});

// jsdom lays nothing out and knows no media query.
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  await loadLightboxBody();
});

async function opened(folders: readonly GalleryFolder[] = [folder], foto = 1) {
  const stubs = testDependencies({}, `/home?galeri=folder-1&foto=${foto}`);
  const onClose = vi.fn();
  stubs.start();
  const view = await renderPart(stubs, <Lightbox onClose={onClose} />);
  await act(async () => undefined);
  await act(() => stubs.feeds.gallery.answer(folders));
  await painted();
  await painted();
  return { ...stubs, ...view, onClose };
}

const dialog = () => screen.getByRole('dialog');
const button = (name: string) => within(dialog()).getByRole('button', { name });
const click = (name: string) => userEvent.click(button(name));
const photo = (index: number) => dialog().querySelectorAll('.swiper-slide')[index];

describe('the lightbox', () => {
  it('waits for the gallery under a name of its own, with the way out at hand', async () => {
    const baked = { gallery: [{ ...folder, images: photos.slice(0, 1) }] };
    const stubs = testDependencies(baked, '/home?galeri=folder-1');
    const onClose = vi.fn();
    stubs.start();
    await renderPart(stubs, <Lightbox onClose={onClose} />);
    expect(screen.getByRole('dialog', { name: 'Galeri Foto' })).toHaveTextContent('Memuat galeri...');
    expect(dialog()).not.toHaveTextContent('dari');
    await click('Tutup');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('shows name, place, file, size and caption', async () => {
    await opened([folder], 2);
    expect(screen.getByRole('dialog', { name: 'Survei garis pantai' })).toHaveTextContent('2 dari 3 foto');
    expect(screen.getByText('b.jpg')).toBeVisible();
    expect(screen.getByText('2,41 MB')).toBeVisible();
    expect(screen.getByText('Potret garis pantai dari udara')).toBeVisible();
  });

  it('says the pixels of the file that is saved, and describes the download with it', async () => {
    await opened([aFolder({ images: [aGalleryImage({ width: 1000, height: 667 })] })]);
    expect(screen.getByText('1.000 × 667 piksel')).toBeVisible();
    expect(button('Unduh')).toHaveAccessibleDescription('foto-001.jpg 1.000 × 667 piksel 2,41 MB');
  });

  it('says that the newest photo is the first, where there are several', async () => {
    const { unmount } = await opened();
    expect(screen.getByText('Urutan: terbaru lebih dulu')).toBeVisible();
    unmount();
    await opened([aFolder()]);
    expect(screen.queryByText('Urutan: terbaru lebih dulu')).toBeNull();
  });

  it('leaves out what is not known', async () => {
    const { size: _, ...bare } = aGalleryImage({ imageName: '' });
    await opened([aFolder({ images: [bare], caption: '' })]);
    expect(screen.getByText('image-1')).toBeVisible();
    expect(dialog()).not.toHaveTextContent('Bytes');
    expect(dialog()).not.toHaveTextContent('piksel');
    expect(screen.queryByText('Lihat detail lengkap')).toBeNull();
  });

  it('has no arrows for one photo', async () => {
    await opened([aFolder()]);
    expect(within(dialog()).queryByRole('button', { name: 'Selanjutnya' })).toBeNull();
    expect(within(dialog()).queryByRole('button', { name: 'Sebelumnya' })).toBeNull();
  });
});

describe('going through', () => {
  it('wraps around by its arrows and says so to assistive technology', async () => {
    const { site } = await opened();
    await click('Sebelumnya');
    expect(dialog()).toHaveTextContent('3 dari 3 foto');
    expect(screen.getByText('Foto 3 dari 3: c.jpg')).toHaveAttribute('role', 'status');
    expect(site.dialogs.getSnapshot().context.foto).toBe(3);
    await click('Selanjutnya');
    expect(dialog()).toHaveTextContent('1 dari 3 foto');
  });

  it.each([
    ['{ArrowRight}', 1, 2],
    ['{ArrowRight}', 3, 1],
    ['{ArrowLeft}', 1, 3],
    ['{Home}', 3, 1],
    ['{End}', 1, 3],
    ['{Alt>}{ArrowRight}{/Alt}', 1, 1],
    ['x', 1, 1],
  ])('%s at photo %d shows photo %d', async (keys, from, to) => {
    await opened([folder], from);
    await userEvent.keyboard(keys);
    expect(dialog()).toHaveTextContent(`${to} dari 3 foto`);
  });

  it('closes on Escape', async () => {
    const { onClose } = await opened();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('leads from a thumbnail to its photo, and marks it', async () => {
    await opened();
    await click('Foto 3');
    expect(dialog()).toHaveTextContent('3 dari 3 foto');
    expect(button('Foto 3')).toHaveAttribute('aria-current', 'true');
    expect(button('Foto 1')).not.toHaveAttribute('aria-current');
  });

  it('leaves photos out of sight out of reach', async () => {
    await opened();
    expect(photo(0)?.firstElementChild).not.toHaveAttribute('inert');
    expect(photo(1)?.firstElementChild).toHaveAttribute('inert');
  });

  it('reads the photo on view alone, in a figure with its place and the caption', async () => {
    await opened([folder], 2);
    const images = within(dialog()).getAllByRole('img');
    expect(images.map((image) => image.getAttribute('alt'))).toEqual(['Survei garis pantai, foto 2']);
    expect(
      within(dialog()).getByRole('figure', { name: 'Foto 2 dari 3 Potret garis pantai dari udara' }),
    ).toContainElement(images[0] ?? null);
  });

  it('loads the photo and its neighbours alone', async () => {
    const images = ['a', 'b', 'c', 'd', 'e'].map((fileId, i) => aGalleryImage({ fileId, imageIndex: 9 - i }));
    await opened([aFolder({ images })]);
    const loaded = [...dialog().querySelectorAll('.lightbox-photo img')].map((image) =>
      image.getAttribute('src'),
    );
    expect(loaded).toEqual(['/media/a/800.webp', '/media/b/800.webp', '/media/e/800.webp']);
  });
});

describe('the photo', () => {
  it('lies under a placeholder until it is here', async () => {
    await opened();
    const placeholder = () => photo(0)?.querySelector('.lightbox-photo__placeholder');
    expect(placeholder()).toBeInTheDocument();
    fireEvent.load(photo(0)?.querySelector('img') as HTMLElement);
    expect(placeholder()).not.toBeInTheDocument();
  });

  it('§8 Images: is replaced by words when it fails, in large and in small', async () => {
    await opened();
    await act(async () => void fireEvent.error(photo(0)?.querySelector('img') as HTMLElement));
    expect(photo(0)?.querySelector('[role=img]')).toHaveAccessibleName(
      'Survei garis pantai, foto 1. Format tidak didukung. Foto tidak dapat dimuat',
    );
    fireEvent.error(button('Foto 1').querySelector('img') as HTMLElement);
    expect(button('Foto 1')).toHaveTextContent('Format tidak didukung');
  });

  it('zooms and rotates, and starts afresh with the next one', async () => {
    await opened();
    await click('Perbesar');
    expect(button('Perkecil')).toBeVisible();
    await click('Putar 90 derajat');
    expect(photo(0)?.querySelector('.lightbox-photo')).toHaveAttribute('data-rotation', '90');
    await click('Selanjutnya');
    expect(button('Perbesar')).toBeVisible();
    expect(photo(1)?.querySelector('.lightbox-photo')).toHaveAttribute('data-rotation', '0');
  });
});

describe('what may be done with it', () => {
  it('unfolds the full text and its source', async () => {
    await opened();
    const more = button('Lihat detail lengkap');
    expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText(/Baris satu/)).not.toBeVisible();
    await userEvent.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText(/Baris satu/)).toBeVisible();
    expect(screen.getByText('Sumber: pantai.docx')).toBeVisible();
  });

  it.each([
    ['saved', 'Foto disimpan.'],
    ['opened', 'Foto dibuka di tab baru.'],
  ] as const)('downloads, and says when it is %s', async (outcome, words) => {
    const { download } = await opened();
    await click('Unduh');
    expect(button('Unduh')).toHaveAttribute('aria-disabled', 'true');
    await act(() => download.answer(outcome));
    expect(screen.getByText(words)).toBeVisible();
    expect(button('Unduh')).toHaveAttribute('aria-disabled', 'false');
  });

  it('shares the address of the photo on view', async () => {
    const { dependencies, share } = await opened([folder], 3);
    await click('Bagikan');
    expect(share.inputs).toEqual([
      { title: 'Survei garis pantai', url: `${dependencies.config.origin}/home?galeri=folder-1&foto=3` },
    ]);
    await act(() => share.fail(new Error('no clipboard')));
    expect(screen.getByText(/Alamat tidak dapat disalin/)).toBeVisible();
  });
});
