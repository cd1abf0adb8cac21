import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ParcelFacts } from '../../../src/domain/shared/parcel/parcel-facts.ts';
import { ParcelStrip } from '../../../src/ui/shared/parcel-strip.tsx';
import { testDependencies } from '../dependencies.ts';
import { renderPart } from '../render.tsx';

const FACTS: ParcelFacts = {
  ...{ id: '05.0148', address: 'Jalan Melati 1', area: 697, zone: 'R-4', zoneName: 'Perumahan' },
};

it.each<[Partial<ParcelFacts>, string, string]>([
  [{}, 'R-4', 'Persil 05.0148 Jalan Melati 1, 697 m²'],
  [
    { former: 'Nomor ini dulu bidang lain.' },
    'R-4',
    'Persil 05.0148 Jalan Melati 1, 697 m² Nomor ini dulu bidang lain.',
  ],
  [{ zone: '' }, '', 'Persil 05.0148 Jalan Melati 1, 697 m²'],
])('the strip says of the parcel that goes along %j', async (other, zone, words) => {
  const ground = testDependencies();
  const { parcel } = ground.dependencies.site;
  parcel.start();
  await renderPart(ground, <ParcelStrip />);
  act(() => parcel.send({ type: 'parcel.carried', parcel: FACTS.id }));
  await act(async () => ground.parcels.answer({ ...FACTS, ...other }));
  const strip = screen.getByRole('region', { name: 'Tanah Anda' });
  // A pin stands where the zone is not known.
  expect(strip.querySelectorAll('.parcel-strip__zone svg')).toHaveLength(zone === '' ? 1 : 0);
  const said = [...strip.querySelectorAll('.parcel-strip__zone, .parcel-strip__words')];
  expect(said.map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim())).toEqual([zone, words]);
});
