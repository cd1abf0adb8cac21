import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LayerConfig, MapConfig } from '../../../src/domain/map/map-config.ts';
import { LayersTab } from '../../../src/ui/map-page/layers-tab.tsx';
import { PLAN, R2 } from '../../domain/map/rules-world.ts';
import { show } from './show-map.tsx';

const line = (label: string, colour = '#0e4f50') => ({
  label,
  look: { kind: 'line', colour, width: 2 } as const,
});
const layer = (id: string, legend: LayerConfig['legend']): LayerConfig => ({
  id,
  source: { kind: 'geojson', url: `/${id}` },
  date: '2025-06-30',
  origin: 'Permendagri',
  legend,
});
const MAP: MapConfig = {
  ...PLAN,
  zones: [R2, { ...R2, code: 'K-1', name: 'Perdagangan', group: 'Usaha' }],
  layers: [
    layer('batas-kota', [line('Batas kota')]),
    layer('batas-kelurahan', [line('Sudah pasti'), line('Belum pasti', '#e0b040')]),
    layer('rdtr-pola-ruang', []),
  ],
};

const removeButton = (name: string) => screen.getByRole('button', { name: `Hapus ${name} dari peta` });

/** Takes a layer off as the keyboard does, its button under the focus. */
function takeOff(name: string): void {
  removeButton(name).focus();
  fireEvent.click(removeButton(name));
}

it('gives the focus to the next layer when one is taken off, and to the heading after the last', () => {
  show(MAP, <LayersTab />);
  takeOff('Batas Kota');
  expect(removeButton('Batas Kelurahan')).toHaveFocus();
  takeOff('Pola Ruang RDTR');
  expect(removeButton('Batas Kelurahan')).toHaveFocus();
  takeOff('Batas Kelurahan');
  expect(screen.getByRole('heading', { name: 'Tampil di peta' })).toHaveFocus();
});

it('keeps the ways up and down under the focus at the ends of the list', () => {
  show(MAP, <LayersTab />);
  const states = screen
    .getAllByRole('button', { name: /^(Naikkan|Turunkan) / })
    .map((button) => [button.getAttribute('aria-label'), button.getAttribute('aria-disabled')]);
  expect(states).toEqual([
    ['Naikkan Batas Kota', 'true'],
    ['Turunkan Batas Kota', 'false'],
    ['Naikkan Batas Kelurahan', 'false'],
    ['Turunkan Batas Kelurahan', 'false'],
    ['Naikkan Pola Ruang RDTR', 'false'],
    ['Turunkan Pola Ruang RDTR', 'true'],
  ]);
});

it('says what the signs of a layer mean, zones by their groups, where there is more than one', () => {
  show(MAP, <LayersTab />);
  const legends = [...document.querySelectorAll('.layers__legend')].map((legend) => [
    legend.querySelector('summary')?.textContent,
    [...legend.querySelectorAll('li')].map((row) => row.textContent),
  ]);
  expect(legends).toEqual([
    ['Keterangan Batas Kelurahan', ['Sudah pasti', 'Belum pasti']],
    ['Keterangan Pola Ruang RDTR', ['PerumahanR-2', 'UsahaK-1']],
  ]);
});

it('draws a dark line so that it can be inked by night, and a bright one as it is', () => {
  show(MAP, <LayersTab />);
  const lines = [...document.querySelectorAll('.layers__legend .swatch path')];
  expect(lines.map((one) => [one.getAttribute('stroke'), one.getAttribute('class')])).toEqual([
    ['#0e4f50', 'swatch__inked'],
    ['#e0b040', null],
  ]);
});
