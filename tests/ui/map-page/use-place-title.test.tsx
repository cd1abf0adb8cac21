import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePlaceTitle } from '../../../src/ui/map-page/use-place-title.ts';
import { PLAN } from '../../domain/map/rules-world.ts';
import { AT, show } from './show-map.tsx';

function Titled() {
  usePlaceTitle();
  return null;
}

it('names the document after the parcel whose card is open, and gives its name back', async () => {
  document.title = 'Peta kota';
  const { place } = show(PLAN, <Titled />);
  act(() => place.send({ type: 'place.asked', place: { kind: 'position', at: AT } }));
  await waitFor(() => expect(document.title).toBe('Persil 05.0148 | Peta kota'));
  act(() => place.send({ type: 'place.closed' }));
  expect(document.title).toBe('Peta kota');
});
