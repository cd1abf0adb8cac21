import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Dialogs } from '../../../src/ui/dialogs.tsx';
import { SearchEmpty } from '../../../src/ui/search/search-empty.tsx';
import { PlainServices } from '../../../src/ui/services/plain-services.tsx';
import { TaskPanel } from '../../../src/ui/services/task-panel.tsx';
import { allServices } from '../../all-services.ts';
import { testDependencies } from '../dependencies.ts';
import { renderPart } from '../render.tsx';

/** A part of the page of an office that gives KRK and KKPR alone. */
async function opened(part: React.ReactNode, address = '/home') {
  const stubs = testDependencies({}, address);
  stubs.start();
  const { config } = stubs.dependencies;
  const { krk, kkpr } = allServices(config);
  const dependencies = { ...stubs.dependencies, config: { ...config, services: { krk, kkpr } } };
  return renderPart({ ...stubs, dependencies }, part);
}

const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

it('offers the tasks of the services that there are, the office, and the questions', async () => {
  await opened(<TaskPanel />);
  const tasks = within(screen.getByRole('list')).getAllByRole('link');
  expect(tasks.map((link) => link.getAttribute('href'))).toEqual([
    '/home?layanan=krk',
    '/home?layanan=interaksi',
    '/home?mulai',
  ]);
});

it('lists them in the dialog, with the priority form of the one that has it', async () => {
  await opened(<Dialogs />, '/home?layanan=itr');
  const dialog = await screen.findByRole('dialog', { name: 'Layanan Tata Ruang' });
  expect(textsOf(within(dialog).getAllByRole('heading', { level: 3 }))).toEqual([
    'Keterangan Rencana Kota (KRK)',
    'Rekomendasi Teknis KKPR (Non Berusaha)',
  ]);
  expect(
    within(dialog)
      .getByText(/KRK Prioritas/)
      .closest('p')?.textContent,
  ).toMatch(/^\S.* KRK Prioritas\D+\d/);
  expect(within(dialog).queryByText(/ITR Prioritas/)).toBeNull();
});

it('closes the terms of one that is gone, which an old address opens', async () => {
  const { address } = await opened(<Dialogs />, '/home?layanan=utama&syarat=itr');
  await screen.findByRole('dialog', { name: 'Layanan Tata Ruang' });
  await waitFor(() => expect(address()).toBe('/home?layanan=utama'));
});

it('sends to the office where the questions end at one that is gone', async () => {
  await opened(<Dialogs />, '/home?mulai=perumahan.sertipikat');
  const dialog = await screen.findByRole('dialog', { name: 'Mau membangun apa?' });
  expect(await within(dialog).findByRole('heading', { name: 'Tanyakan kepada petugas' })).toBeVisible();
  expect(within(dialog).getByText(/^Layanan untuk ini tidak ada di kantor ini\./)).toBeVisible();
  expect(within(dialog).queryByText('Dokumen yang disiapkan')).toBeNull();
});

it('counts and names them in the search', async () => {
  await opened(<SearchEmpty />, '/home?temukan');
  await act(async () => undefined);
  const tiles = textsOf(screen.getAllByRole('listitem'));
  expect(tiles.slice(0, 2)).toEqual([expect.stringMatching(/^Aturan membangun/), 'Formulir KRK']);
  expect(tiles.some((text) => text?.includes('2 layanan'))).toBe(true);
});

it('lists them in the page without its application', async () => {
  await opened(<PlainServices />);
  const [services] = screen.getAllByRole('list');
  expect(textsOf(within(services as HTMLElement).getAllByRole('link'))).toEqual([
    'Keterangan Rencana Kota (KRK)',
    'Rekomendasi Teknis KKPR (Non Berusaha)',
  ]);
  expect(screen.queryByText(/ITR/)).toBeNull();
});
