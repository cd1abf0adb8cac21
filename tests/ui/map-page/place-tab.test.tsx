import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlaceTab } from '../../../src/ui/map-page/place-tab.tsx';
import { PLAN } from '../../domain/map/rules-world.ts';
import { AT, show } from './show-map.tsx';

it('names the parcel that there is none of', async () => {
  const { place } = show(PLAN, <PlaceTab />);
  place.send({ type: 'place.asked', place: { kind: 'parcel', id: '05.9999' } });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Persil 05.9999 tidak ditemukan. Periksa nomornya, atau cari alamatnya.',
  );
});

it('says of a place outside the city that the map ends there, and leads to no permit', async () => {
  const { place } = show(PLAN, <PlaceTab />, { at: AT, special: [], unknown: [] });
  place.send({ type: 'place.asked', place: { kind: 'position', at: AT } });
  expect(await screen.findByText('Peta ini memuat wilayah kota saja.')).toBeInTheDocument();
  expect(screen.queryByText('Lapisan khusus yang mengenai')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Urus KRK' })).not.toBeInTheDocument();
});

it('keeps a card in sight while the next place is read', async () => {
  const { place } = show(PLAN, <PlaceTab />);
  place.send({ type: 'place.asked', place: { kind: 'position', at: AT } });
  const card = await screen.findByRole('article', { name: 'Perumahan kepadatan tinggi' });
  expect(screen.getByRole('link', { name: 'Urus KRK' })).toHaveAttribute('href', '/admin/krk-applications');
  place.send({ type: 'place.asked', place: { kind: 'parcel', id: '05.9999' } });
  expect(card).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});
