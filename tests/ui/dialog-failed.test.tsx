import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DependenciesProvider } from '../../src/ui/dependencies.tsx';
import { DialogBoundary } from '../../src/ui/dialog-failed.tsx';
import { testDependencies } from './dependencies.ts';

// React logs every error that a boundary catches; here that is the point of the test.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

let broken = true;

function View() {
  if (broken) throw new Error('no folder');
  return <p>Isi jendela</p>;
}

it('stands a small dialog in for one that throws, keeps the page, closes and tries again', async () => {
  broken = true;
  const { dependencies, logger } = testDependencies();
  const closed = vi.fn();
  render(
    <DependenciesProvider dependencies={dependencies}>
      <p>Halaman</p>
      <DialogBoundary dialog="map" onClose={closed}>
        <View />
      </DialogBoundary>
    </DependenciesProvider>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Jendela ini gagal ditampilkan' });
  expect(dialog).toHaveTextContent('Halaman di baliknya tetap dapat dipakai.');
  expect(screen.getByText('Halaman')).toBeInTheDocument();
  expect(logger.events).toEqual([{ name: 'dialog.failed', detail: { dialog: 'map', message: 'no folder' } }]);

  await userEvent.click(screen.getByTitle('Tutup'));
  expect(closed).toHaveBeenCalledOnce();

  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  expect(screen.getByText('Isi jendela')).toBeInTheDocument();
});
