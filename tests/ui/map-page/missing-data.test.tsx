import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MapConfig } from '../../../src/domain/map/map-config.ts';
import { placeCard } from '../../../src/domain/map/place-card.ts';
import { MapList } from '../../../src/ui/map-page/map-list.tsx';
import { MapPanel } from '../../../src/ui/map-page/map-panel.tsx';
import { PlaceCardView } from '../../../src/ui/map-page/place-card-view.tsx';
import { PLAN, R2 } from '../../domain/map/rules-world.ts';
import { FACTS, show } from './show-map.tsx';

const { pictures: _pictures, ...rest } = PLAN;
const { buildingLimits: _limits, ...bare } = R2;
/** A map that has its zones alone, one of them without limits. */
const POOR: MapConfig = {
  ...rest,
  has: { parcels: false, streets: false, kelurahan: false },
  zones: [bare],
  activities: [],
};

it('has no tab of activities and searches for what the map has', () => {
  show(POOR, <MapPanel />);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Lapisan', 'Tempat']);
  expect(screen.getByRole('combobox', { name: 'Cari koordinat' }).getAttribute('placeholder')).toBe(
    'Koordinat',
  );
});

it('lists the zones where there are no kelurahan, and no pictures where there are none', () => {
  show(POOR, <MapList kelurahan={[]} map={POOR} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Zona');
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'ZonaKDBKLBKDHLantaiSempadan',
    'R-2 Perumahan kepadatan tinggiBatas bangunan zona ini belum dicatat. Tanyakan kepada petugas.',
  ]);
  expect(screen.queryByRole('img')).toBeNull();
});

it('says on a card that the limits are not recorded, and shows no empty numbers', () => {
  show(POOR, <PlaceCardView card={placeCard({ ...FACTS, zone: 'R-2' }, POOR)} />);
  expect(screen.getByText('Batas bangunan zona ini belum dicatat. Tanyakan kepada petugas.')).toBeDefined();
  expect(screen.queryByText('Sebesar apa di tanah ini?')).toBeNull();
  expect(screen.queryByText('Boleh untuk apa?')).toBeNull();
  expect(screen.queryByText('Koefisien', { exact: false })).toBeNull();
  expect(screen.queryByText('60%')).toBeNull();
});
