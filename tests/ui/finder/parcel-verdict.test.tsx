import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Procedure, Step } from '../../../src/domain/procedures/procedure.ts';
import type { ParcelFacts, ParcelLimits } from '../../../src/domain/shared/parcel/parcel-facts.ts';
import { ParcelVerdict } from '../../../src/ui/finder/parcel-verdict.tsx';
import { testDependencies } from '../dependencies.ts';
import { renderPart } from '../render.tsx';

const STEP: Step = {
  id: 'pbg',
  name: 'PBG',
  by: 'national',
  result: { name: 'PBG' },
  documents: [],
  gate: { title: 'Tanpa PBG', text: 'Jangan membangun.' },
};
const HOUSE: Procedure = {
  ...{ id: 'bangun-rumah', name: 'Bangun rumah', about: '', heading: '', lead: '', goal: '' },
  steps: [STEP.id],
};
const LIMITS: ParcelLimits = {
  ...{ coverage: 50, floorRatio: 1, greenShare: 40, footprint: 348, floors: 696, green: 279 },
  ...{ storeys: 2, height: 9, setback: { front: 5, rear: 3, side: 2 }, mayBuild: true },
};
const FACTS: ParcelFacts = {
  ...{ id: '05.0148', address: '', area: 697, zone: 'R-4', zoneName: 'Perumahan kepadatan rendah' },
};

it.each([
  [{}, 'Boleh sampai 2 lantai di sini', 'Perumahan kepadatan rendah, tinggi paling banyak 9 m.', 3],
  [{ mayBuild: false }, 'Zona ini tidak untuk dibangun', 'Perumahan kepadatan rendah.', 0],
  [
    { room: 'nothing' as const, footprint: 0, floors: 0 },
    'Sempadan tidak menyisakan tempat bangunan',
    'Jarak bangunan depan 5 m, belakang 3 m, samping 2 m tidak menyisakan tempat di persil ini. Tanyakan kepada petugas.',
    0,
  ],
])('says before the steps what the parcel allows: %j', async (other, title, text, areas) => {
  const ground = testDependencies();
  const { parcel } = ground.dependencies.site;
  parcel.start();
  await renderPart(ground, <ParcelVerdict procedure={HOUSE} steps={[STEP]} />);
  act(() => parcel.send({ type: 'parcel.carried', parcel: FACTS.id }));
  await act(async () => ground.parcels.answer({ ...FACTS, limits: { ...LIMITS, ...other } }));
  expect(screen.getByRole('heading')).toHaveTextContent(title);
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryAllByRole('term')).toHaveLength(areas);
});

it.each([
  [undefined, 'Boleh tidaknya tergantung kegiatan'],
  ['limited' as const, 'Warung: boleh terbatas di sini'],
  ['forbidden' as const, 'Warung: tidak boleh di sini'],
])('leads to the map, which knows whether an activity is allowed (%s)', async (permission, title) => {
  const ground = testDependencies();
  const { parcel } = ground.dependencies.site;
  parcel.start();
  await renderPart(ground, <ParcelVerdict procedure={{ ...HOUSE, asksActivity: true }} steps={[STEP]} />);
  act(() => parcel.send({ type: 'parcel.carried', parcel: FACTS.id }));
  const activity = permission && { activity: { name: 'Warung', permission } };
  await act(async () => ground.parcels.answer({ ...FACTS, ...activity }));
  expect(screen.getByRole('heading')).toHaveTextContent(title);
  expect(screen.getByRole('link', { name: 'Lihat yang boleh di sini' })).toHaveAttribute(
    'href',
    '/peta/?mulai=bangun-rumah&persil=05.0148',
  );
});
