import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { GalleryFolder } from '../../../src/domain/gallery/gallery.ts';
import { Lightbox } from '../../../src/ui/gallery/lightbox.tsx';
import { useDialog } from '../../../src/ui/shared/use-dialog.ts';
import { aFolder, aGalleryImage } from '../../fixtures/gallery.ts';
import { testDependencies } from '../dependencies.ts';
import { renderPart } from '../render.tsx';

const images = ['a', 'b', 'c'].map((fileId, place) => aGalleryImage({ fileId, imageIndex: 9 - place }));
const folder = aFolder({ folderId: 'pantai', images });

// jsdom lays nothing out and knows no media query.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  return () => vi.unstubAllGlobals();
});

function WhereItIsOpen() {
  const [isOpen, close] = useDialog('lightbox');
  return isOpen && <Lightbox onClose={close} />;
}

async function opened(address: string, folders: readonly GalleryFolder[] = [folder]) {
  const stubs = testDependencies({}, address);
  stubs.start();
  const view = await renderPart(stubs, <WhereItIsOpen />);
  await act(() => stubs.feeds.gallery.answer(folders));
  return { ...stubs, ...view };
}

const dialog = () => screen.getByRole('dialog');
const back = () => userEvent.click(within(dialog()).getByRole('button', { name: 'Kembali ke galeri' }));

it('says that a folder is gone, offers the newest three that hold photos, and leads back', async () => {
  const others = ['a', 'b', 'c', 'd'].map((id) =>
    aFolder({ folderId: id, folderName: `Survei ${id}`, images: id === 'b' ? [] : images }),
  );
  const { address } = await opened('/home?galeri=hilang&foto=2', others);
  expect(dialog()).toHaveTextContent('Folder galeri ini sudah tidak ada di sini.');
  const links = within(dialog()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['a', 'c', 'd'].map((id) => `/home?galeri=${id}&foto=1`),
  );
  await back();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/home');
});

it('says that a folder is empty, and leads back', async () => {
  const { address } = await opened('/home?galeri=pantai&foto=1', [{ ...folder, images: [] }]);
  expect(dialog()).toHaveTextContent('Tidak ada gambar');
  expect(dialog()).toHaveTextContent('Folder galeri ini kosong');
  await back();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/home');
});
