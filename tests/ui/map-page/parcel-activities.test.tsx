import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ActivityNearby } from '../../../src/ui/map-page/activity-nearby.tsx';
import { ActivityTab } from '../../../src/ui/map-page/activity-tab.tsx';
import { GUDANG, KOS, PLAN, R2 } from '../../domain/map/rules-world.ts';
import { AT, FACTS, show } from './show-map.tsx';

const WARUNG = {
  ...GUDANG,
  id: 'warung',
  name: 'Warung dan toko kelontong',
  limited: { 'R-2': 'Paling luas 20% luas lantai rumah.' },
};
const PAUD = {
  ...GUDANG,
  id: 'paud',
  name: 'PAUD',
  conditional: { 'R-2': 'Halaman bermain di dalam persil.' },
};
const FORBIDDEN = ['Gudang', 'Hotel', 'Pabrik', 'Mal', 'SPBU', 'Kafe'].map((name) => ({
  ...GUDANG,
  id: name.toLowerCase(),
  name,
}));
const PLAN_OF_SIX: typeof PLAN = {
  ...PLAN,
  sheets: '/peta/lembar/',
  zones: [{ ...R2, clause: 'pasal 42 dan lampiran 11' }],
  activities: [KOS, WARUNG, PAUD, ...FORBIDDEN],
};

async function shown() {
  const site = show(
    PLAN_OF_SIX,
    <div id="map-panel-body" role="tabpanel" aria-label="Kegiatan" tabIndex={-1}>
      <ActivityTab />
    </div>,
  );
  act(() => site.place.send({ type: 'place.asked', place: { kind: 'position', at: AT } }));
  await screen.findByRole('heading', { name: 'Di persil 05.0148' });
  return site;
}
const rows = (group: string) =>
  within(screen.getByRole('region', { name: group }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('strong')?.textContent);

it('says of every activity what the zone of the parcel says of it', async () => {
  await shown();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Boleh 1',
    'Boleh terbatas 1',
    'Boleh bersyarat 1',
    'Tidak boleh 6',
  ]);
  expect(rows('Boleh terbatas 1')).toEqual(['Warung dan toko kelontong']);
  expect(rows('Tidak boleh 6')).toEqual(['Gudang', 'Hotel', 'Pabrik', 'Mal']);
  fireEvent.click(screen.getByRole('button', { name: 'Tampilkan 2 lainnya' }));
  expect(rows('Tidak boleh 6')).toEqual(['Gudang', 'Hotel', 'Pabrik', 'Mal', 'SPBU', 'Kafe']);
});

it('shows all that a search finds, and nothing else', async () => {
  await shown();
  fireEvent.change(screen.getByRole('textbox', { name: 'Cari kegiatan' }), { target: { value: 'kafe' } });
  expect(screen.getByRole('status')).toHaveTextContent('1 kegiatan');
  // The counters are of all activities, and lead to groups that are not shown.
  expect(screen.queryByRole('button', { name: '6 Tidak' })).not.toBeInTheDocument();
  expect(rows('Tidak boleh 1')).toEqual(['Kafe']);
  expect(screen.queryByRole('region', { name: 'Boleh 1' })).not.toBeInTheDocument();
});

it('asks which of several a word means, each with its mark, and opens none by Enter', async () => {
  const { activity } = await shown();
  const field = screen.getByRole('textbox', { name: 'Cari kegiatan' });
  fireEvent.change(field, { target: { value: 'toko bahan' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(screen.getByRole('status')).toHaveTextContent('Yang mana? 8 kegiatan cocok.');
  expect([rows('Boleh terbatas 1'), rows('Tidak boleh 6')]).toEqual([
    ['Warung dan toko kelontong'],
    ['Gudang', 'Hotel', 'Pabrik', 'Mal', 'SPBU', 'Kafe'],
  ]);
  expect(activity.getSnapshot().context.opened).toBe('');
  fireEvent.change(field, { target: { value: 'kafe' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(activity.getSnapshot().context.opened).toBe('kafe');
});

it('opens a row with an example, the way to arrange it, the annex, and the colouring of the map', async () => {
  const { activity } = await shown();
  const head = screen.getByRole('button', { name: /^Warung dan toko kelontong/ });
  fireEvent.click(head);
  expect(head).toHaveAttribute('aria-expanded', 'true');
  expect(
    screen.getByText(/^Rumah berlantai 200 m² berarti warung paling luas/).parentElement,
  ).toHaveTextContent('Rumah berlantai 200 m² berarti warung paling luas 40 m².');
  expect(screen.getByRole('link', { name: 'Urus warung' })).toHaveAttribute(
    'href',
    '/home?mulai=buka-usaha&persil=05.0148&kegiatan=warung',
  );
  expect(screen.getByRole('link', { name: /^Lampiran 11/ })).toHaveAttribute('href', '/peta/lembar/r-2.pdf');
  fireEvent.click(screen.getByRole('button', { name: 'Warnai peta menurut kegiatan ini' }));
  expect(activity.getSnapshot().context).toEqual({ query: '', chosen: 'warung', opened: 'warung' });
});

it('says on the map where around the parcel the opened activity is allowed, while the list is open', async () => {
  const { activity, place, panel } = show(PLAN_OF_SIX, <ActivityNearby />, {
    ...FACTS,
    kelurahan: 'Layar',
  });
  act(() => place.send({ type: 'place.asked', place: { kind: 'position', at: AT } }));
  act(() => activity.send({ type: 'activity.opened', id: 'warung' }));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  act(() => panel.send({ type: 'tab.chosen', tab: 'activity' }));
  expect(await screen.findByRole('heading', { name: 'Warung di sekitar sini' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'TBoleh terbatasR-2',
  ]);
});

it('leads to the group whose counter is pressed', async () => {
  await shown();
  const counter = screen.getByRole('button', { name: '6 Tidak' });
  Element.prototype.scrollIntoView = () => undefined;
  fireEvent.click(counter);
  expect(counter).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('heading', { name: 'Tidak boleh 6' })).toHaveFocus();
});

it('lets go of the parcel, and says how to choose one', async () => {
  const { place } = await shown();
  fireEvent.click(screen.getByRole('button', { name: 'Lepas persil' }));
  expect(place.getSnapshot().context.asked).toBeUndefined();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
  expect(screen.getByText(/^Pilih persil di peta, atau cari alamatnya/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Mau ada apa di tanahnya?' })).toBeInTheDocument();
});
