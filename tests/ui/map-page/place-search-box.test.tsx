import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PlaceSearchBox } from '../../../src/ui/map-page/place-search-box.tsx';
import { PLAN } from '../../domain/map/rules-world.ts';
import { AT, show } from './show-map.tsx';

it('says where the map goes, where no card opens that would', () => {
  const { placeSearch } = show(PLAN, <PlaceSearchBox intro />);
  const found = { kind: 'kelurahan', name: 'Kelurahan Layar', detail: 'Kec. Tengah', at: AT } as const;
  act(() => placeSearch.send({ type: 'result.chosen', place: { ...found, kelurahan: ['05'] } }));
  expect(screen.getByRole('status')).toHaveTextContent('Menuju Kelurahan Layar, Kec. Tengah');
  const parcel = { kind: 'parcel', name: 'Persil 05.0148', detail: '', at: AT, parcel: '05.0148' } as const;
  act(() => placeSearch.send({ type: 'result.chosen', place: parcel }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('offers the nearest spelling of what found nothing, and follows it', async () => {
  const { placeSearch } = show(PLAN, <PlaceSearchBox intro />);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'layer' } });
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('button', { name: 'Mungkin maksud Anda Kelurahan Layar' }));
  await vi.waitFor(() => expect(placeSearch.getSnapshot().context.chosen?.name).toBe('Kelurahan Layar'));
});
