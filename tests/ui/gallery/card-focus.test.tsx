import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FolderCard } from '../../../src/ui/gallery/folder-card.tsx';
import { aFolder } from '../../fixtures/gallery.ts';
import { testDependencies } from '../dependencies.ts';
import { renderPart } from '../render.tsx';

const folders = ['pantai', 'hutan'].map((id) => aFolder({ folderId: id, folderName: id }));

/** Two cards while the lightbox shows the first folder, as its address opened it. */
async function shown() {
  const stubs = testDependencies({ gallery: folders }, '/home?galeri=pantai&foto=1');
  const stop = stubs.start();
  const part = folders.map((folder) => <FolderCard key={folder.folderId} folder={folder} />);
  await renderPart(stubs, part);
  const close = () => act(() => stubs.site.dialogs.send({ type: 'dialog.closed', dialog: 'lightbox' }));
  return { close, stop };
}

const link = (name: string) => screen.getByRole('link', { name: new RegExp(`^Lihat Galeri.*${name}$`) });

it('the card of a folder gets the focus when its lightbox closes and nothing has it', async () => {
  const { close, stop } = await shown();
  close();
  await waitFor(() => expect(link('pantai')).toHaveFocus());
  stop();
});

it('the card leaves the focus where it is', async () => {
  const { close, stop } = await shown();
  link('hutan').focus();
  close();
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  expect(link('hutan')).toHaveFocus();
  stop();
});
