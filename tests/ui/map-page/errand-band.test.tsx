import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { MapPanel } from '../../../src/ui/map-page/map-panel.tsx';
import { PLAN } from '../../domain/map/rules-world.ts';
import { AT, show } from './show-map.tsx';

afterEach(() => history.replaceState(null, '', '/'));

it('says what a parcel is chosen for, leads back, and begins with the search until there is one', async () => {
  history.replaceState(null, '', '/peta/?mulai=buka-usaha');
  const { place } = show(PLAN, <MapPanel />);
  expect(screen.getByText('Pilih persil untuk').parentElement?.textContent).toBe(
    'Pilih persil untuk Membuka usaha',
  );
  expect(screen.getByRole('link', { name: 'Kembali' })).toHaveAttribute('href', '/home?mulai=buka-usaha');
  expect(screen.getByRole('combobox')).toHaveFocus();
  place.send({ type: 'place.asked', place: { kind: 'position', at: AT } });
  await screen.findByRole('tab', { name: 'Tempat' });
  expect(screen.queryByText('Pilih persil untuk')).not.toBeInTheDocument();
});

it('lets who writes to the office choose any place, and goes on to that', async () => {
  history.replaceState(null, '', '/peta/?tujuan=pengaduan');
  const { place } = show(PLAN, <MapPanel />);
  expect(screen.getByText('Pilih tempat untuk').parentElement?.textContent).toBe(
    'Pilih tempat untuk Pengaduan Masyarakat',
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Tempat' }));
  expect(screen.getByText(/^Ketuk tempatnya: persil, jalan, atau sungai/)).toBeInTheDocument();
  place.send({ type: 'place.asked', place: { kind: 'position', at: AT } });
  expect((await screen.findByText('Lanjut menulis')).closest('.place-foot__meaning')).toBeNull();
});

it('says nothing to who came for the map, and leaves the focus alone', () => {
  history.replaceState(null, '', '/peta/?lapisan=rtrw-drainase');
  show(PLAN, <MapPanel />);
  expect(screen.queryByRole('link', { name: 'Kembali' })).not.toBeInTheDocument();
  expect(screen.getByRole('combobox')).not.toHaveFocus();
});
