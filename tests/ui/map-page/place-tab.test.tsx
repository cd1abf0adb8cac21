import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlaceTab } from '../../../src/ui/map-page/place-tab.tsx';
import { PLAN } from '../../domain/map/rules-world.ts';
import { AT, FACTS, show } from './show-map.tsx';

it('names the parcel that there is none of', async () => {
  const { place } = show(PLAN, <PlaceTab />);
  place.send({ type: 'place.asked', place: { kind: 'parcel', id: '05.9999' } });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Persil 05.9999 tidak ditemukan. Periksa nomornya, atau cari alamatnya.',
  );
});

it('parts no number from its unit', async () => {
  const { place } = show(PLAN, <PlaceTab />);
  place.send({ type: 'place.asked', place: { kind: 'position', at: AT } });
  const card = await screen.findByRole('article');
  for (const part of ['header', '.place-card__ratios']) {
    const words = card.querySelector(part)?.textContent ?? '';
    expect(words).toMatch(/\d\u00a0m/);
    expect(words).not.toMatch(/\d (?:m²|m|lantai)(?!\p{L})/u);
  }
});

it('says that the number stood for other land, and leads to that', async () => {
  const { place } = show(PLAN, <PlaceTab />, { ...FACTS, former: { kind: 'moved', now: '05.0900' } });
  place.send({ type: 'place.asked', place: { kind: 'position', at: AT } });
  const words = await screen.findByText(/^Nomor ini dulu bidang lain/);
  const said = words.parentElement as HTMLElement;
  expect(said).toHaveTextContent('Bidang yang dulu bernomor ini sekarang 05.0900. Lihat persil 05.0900');
  expect(within(said).getByRole('link')).toHaveAttribute('href', '/peta/?persil=05.0900');
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
  place.send({ type: 'place.asked', place: { kind: 'parcel', id: '05.9999' } });
  expect(card).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});

it('leads on from a parcel with it, and says for what', async () => {
  const { place } = show(PLAN, <PlaceTab />);
  place.send({ type: 'place.asked', place: { kind: 'position', at: AT } });
  const card = await screen.findByRole('article');
  expect(
    within(card)
      .getAllByRole('link')
      .filter((link) => link.classList.contains('button'))
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Urus KRK', '/admin/krk-applications?persil=05.0148'],
    ['Minta ITR', '/admin/i-t-r-s?persil=05.0148'],
    ['Semua langkah Apa yang harus saya urus di sini?', '/home?mulai=&persil=05.0148'],
  ]);
});

it('leads from a special layer that touches the parcel to the article that rules it', async () => {
  const rule = { words: 'Perwali 4/2024 Pasal 6', href: '/produk-hukum/perwali-4-2024/pasal-6' };
  const special = PLAN.special.map((layer) => ({ ...layer, ...(layer.id === 'banjir' && { rule }) }));
  const hits = ['banjir', 'cagar'].map((layer) => ({ layer, title: layer, advice: 'Jaga jarak.' }));
  const { place } = show({ ...PLAN, special }, <PlaceTab />, { ...FACTS, special: hits });
  place.send({ type: 'place.asked', place: { kind: 'position', at: AT } });
  const [flood, heritage] = within(
    within(await screen.findByRole('article'))
      .getByText('Lapisan khusus yang mengenai')
      .closest('section') as HTMLElement,
  ).getAllByRole('listitem');
  expect(within(flood as HTMLElement).getByRole('link', { name: rule.words })).toHaveAttribute(
    'href',
    rule.href,
  );
  expect(within(heritage as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
});

it('is closed by its button', async () => {
  const { place } = show(
    PLAN,
    <div id="map-panel-body" role="tabpanel" aria-label="Tempat" tabIndex={-1}>
      <PlaceTab />
    </div>,
  );
  place.send({ type: 'place.asked', place: { kind: 'position', at: AT } });
  fireEvent.click(await screen.findByRole('button', { name: 'Tutup kartu' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^Belum ada tempat yang dipilih\./);
  expect(screen.getByRole('tabpanel')).toHaveFocus();
  expect(place.getSnapshot().context.asked).toBeUndefined();
});

const NEAR = { letter: 'A', id: '05.0148', zone: 'R-2', address: 'Jalan Layar I 14', metres: 8, at: AT };

it('says of a street that it is none, and lets its nearest parcel be chosen', async () => {
  const { place } = show(
    PLAN,
    <div id="map-panel-body" role="tabpanel" aria-label="Tempat" tabIndex={-1}>
      <PlaceTab />
    </div>,
    {
      at: AT,
      ground: { kind: 'street', name: 'Jalan Layar I' },
      nearest: [NEAR],
      kelurahan: 'Layar',
      special: [],
      unknown: [],
    },
  );
  place.send({ type: 'place.asked', place: { kind: 'position', at: AT } });
  const card = await screen.findByRole('article', { name: 'Ini jalan, bukan persil' });
  expect(
    within(card)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/home?layanan=interaksi']);
  expect(screen.queryByText('Yang perlu disiapkan')).not.toBeInTheDocument();
  fireEvent.click(within(card).getByRole('button', { name: 'A R-2 05.0148 Jalan Layar I 14 8 m' }));
  expect(place.getSnapshot().context.asked).toEqual({ kind: 'parcel', id: '05.0148' });
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

it('lists the parcels of a street once they are wanted', async () => {
  const { place } = show(PLAN, <PlaceTab />, {
    at: AT,
    ground: { kind: 'street', name: 'Jalan Layar I' },
    special: [],
    kelurahan: 'Layar',
    unknown: [],
  });
  place.send({ type: 'place.asked', place: { kind: 'position', at: AT } });
  const summary = await screen.findByText('Semua persil di Jalan Layar I');
  fireEvent.click(summary);
  expect(await screen.findByText('0 persil')).toBeInTheDocument();
});

it('gives of ground that is no parcel the rules of its zone', async () => {
  const { place } = show(PLAN, <PlaceTab />, {
    at: AT,
    zone: 'R-2',
    kelurahan: 'Layar',
    special: [],
    unknown: [],
  });
  place.send({ type: 'place.asked', place: { kind: 'position', at: AT } });
  const card = await screen.findByRole('article', { name: 'Ini bukan persil' });
  expect(card).toHaveTextContent('R-2 Perumahan kepadatan tinggi');
  expect(within(card).getAllByRole('listitem')[0]).toHaveTextContent(/^60% KDB$/);
  expect(screen.queryByRole('link', { name: 'Urus KRK' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Sebesar apa di tanah ini?' })).not.toBeInTheDocument();
});
