import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MapList } from '../../../src/ui/map-page/map-list.tsx';
import { kelurahanOf, PLAN } from '../../domain/map/rules-world.ts';
import { AT, show } from './show-map.tsx';

const kelurahan = [kelurahanOf('05', 'Layar', { 'R-2': 3 }), kelurahanOf('06', 'Cempaka', { 'R-2': 1 })];
const openPlaces = () =>
  [...document.querySelectorAll('details[open] > summary > strong')].map(({ textContent }) => textContent);

it('opens the kelurahan of what was found, and gives it the focus', () => {
  const { placeSearch } = show(PLAN, <MapList kelurahan={kelurahan} map={PLAN} />);
  expect(openPlaces()).toEqual([]);
  const place = { kind: 'street', name: 'Jalan Nakhoda VI', detail: 'Kel. Layar', at: AT } as const;
  act(() => placeSearch.send({ type: 'result.chosen', place: { ...place, kelurahan: ['05'] } }));
  expect(openPlaces()).toEqual(['Layar']);
  expect(screen.getByText('Layar').closest('summary')).toHaveFocus();
});
