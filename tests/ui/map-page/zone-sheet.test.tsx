import { config } from 'virtual:city';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MapConfig } from '../../../src/domain/map/map-config.ts';
import { placeCard } from '../../../src/domain/map/place-card.ts';
import { MapList } from '../../../src/ui/map-page/map-list.tsx';
import { MapPrint } from '../../../src/ui/map-page/map-print.tsx';
import { PlaceRule } from '../../../src/ui/map-page/place-card-view.tsx';
import { kelurahanOf, PLAN } from '../../domain/map/rules-world.ts';
import { AT, FACTS, show } from './show-map.tsx';

const WITH_SHEETS: MapConfig = { ...PLAN, sheets: '/aturan/' };
const LABEL = 'Lembar aturan zona R-2 (PDF) (tab baru)';

it('links the sheet of the zone beside the regulation on a card', () => {
  show(WITH_SHEETS, <PlaceRule card={placeCard(FACTS, WITH_SHEETS)} />);
  expect(screen.getByRole('link', { name: LABEL })).toHaveAttribute('href', '/aturan/r-2.pdf');
});

it('links the sheet of every zone in the list of kelurahan', () => {
  const places = [kelurahanOf('05', 'Rawabening', { 'R-2': 3, PS: 1 })];
  show(WITH_SHEETS, <MapList kelurahan={places} map={WITH_SHEETS} />);
  const links = [...document.querySelectorAll('.map-list__place a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [LABEL, '/aturan/r-2.pdf'],
    ['Lembar aturan zona PS (PDF) (tab baru)', '/aturan/ps.pdf'],
  ]);
});

it('links no sheet where the office has none', () => {
  const places = [kelurahanOf('05', 'Rawabening', { 'R-2': 3 })];
  show(
    PLAN,
    <>
      <PlaceRule card={placeCard(FACTS, PLAN)} />
      <MapList kelurahan={places} map={PLAN} />
    </>,
  );
  expect(screen.queryAllByRole('link').map((link) => link.textContent)).toEqual([
    'Lihat peraturan ',
    'Unduh data peta',
  ]);
});

it('names the address of the sheet on the printed card', async () => {
  const { place } = show(WITH_SHEETS, <MapPrint />);
  place.send({ type: 'place.asked', place: { kind: 'position', at: AT } });
  await waitFor(() =>
    expect(document.querySelector('.map-print__foot')).toHaveTextContent(
      `Lembar aturan zona R-2 (PDF): ${config.origin}/aturan/r-2.pdf`,
    ),
  );
});

it('leads to the very article and annex where the text of the regulation is on this site', () => {
  const plan = { ...PLAN, regulation: { ...PLAN.regulation, slug: 'perwali-31-2021' } };
  show(plan, <PlaceRule card={placeCard(FACTS, plan)} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent?.trim(), link.getAttribute('href')])).toEqual([
    ['Pasal 42', '/produk-hukum/perwali-31-2021/pasal-42'],
    ['Lampiran 11', '/produk-hukum/perwali-31-2021/lampiran-11'],
  ]);
});
