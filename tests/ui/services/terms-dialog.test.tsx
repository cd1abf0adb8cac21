import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Dialogs } from '../../../src/ui/dialogs.tsx';
import { testDependencies } from '../dependencies.ts';
import { renderPart } from '../render.tsx';

it('opens over the services, and Mengerti closes it alone', async () => {
  const stubs = testDependencies({}, '/home?layanan=utama');
  stubs.start();
  const { address } = await renderPart(stubs, <Dialogs />);
  await userEvent.click(screen.getByRole('link', { name: 'KRK Prioritas' }));
  const terms = await screen.findByRole('dialog', { name: 'KRK Prioritas' });
  expect(
    within(terms)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Bukti hak tanah berupa sertipikat yang sudah terdaftar di sistem informasi pertanahan nasional.',
    '1 sertipikat untuk setiap permohonan.',
    'Kuota 5 permohonan per hari.',
    'Jenis kegiatan hanya untuk hunian.',
  ]);
  expect(within(terms).getByText('Kuota dibuka kembali setiap hari kerja.')).toBeVisible();
  expect(address()).toBe('/home?layanan=utama&syarat=krk');
  const { abbreviation } = stubs.dependencies.config.centre;
  expect(document.title).toBe(`KRK Prioritas | ${abbreviation}`);
  await userEvent.click(within(terms).getByRole('button', { name: 'Mengerti' }));
  await act(async () => undefined);
  expect(screen.queryByRole('dialog', { name: 'KRK Prioritas' })).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Layanan Tata Ruang' })).toBeVisible();
  expect(address()).toBe('/home?layanan=utama');
  expect(document.title).toBe(`Layanan Tata Ruang | ${abbreviation}`);
});
