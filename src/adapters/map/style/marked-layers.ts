import type { FilterSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapColours } from './colours.ts';
import { imageId } from './images.ts';
import { FACES } from './label-layers.ts';

/** The source of what a visitor has chosen and marked. */
export const MARKED = 'tanda';

const of = (id: string, kinds: readonly string[]) => ({
  id: `tanda ${id}`,
  source: MARKED,
  filter: ['in', ['get', 'jenis'], ['literal', [...kinds]]] as FilterSpecification,
});

/** The chosen parcel, the measured line, the visitor's own position: above everything else. */
export function markedLayers(colours: MapColours): LayerSpecification[] {
  return [
    { ...of('arsir', ['dalam']), type: 'fill', paint: { 'fill-color': colours.halo, 'fill-opacity': 0.45 } },
    {
      ...of('arsiran', ['dalam']),
      type: 'fill',
      paint: { 'fill-pattern': imageId.hatch(colours.ink), 'fill-opacity': 0.35 },
    },
    { ...of('isi-luas', ['luas']), type: 'fill', paint: { 'fill-color': colours.gold, 'fill-opacity': 0.3 } },
    {
      ...of('halo', ['persil', 'ukur']),
      type: 'line',
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: { 'line-color': colours.halo, 'line-width': 9, 'line-opacity': 0.9 },
    },
    {
      ...of('tepi', ['persil', 'ukur']),
      type: 'line',
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: { 'line-color': colours.ink, 'line-width': 3.4 },
    },
    {
      ...of('sempadan', ['dalam']),
      type: 'line',
      paint: { 'line-color': colours.ink, 'line-width': 2, 'line-dasharray': [3, 2] },
    },
    {
      ...of('patok', ['sudut', 'titik-ukur']),
      type: 'symbol',
      layout: {
        'icon-image': imageId.marker(colours.gold, '#0b2326'),
        'icon-allow-overlap': true,
        'icon-ignore-placement': true,
      },
    },
    {
      ...of('sisi', ['sisi']),
      type: 'symbol',
      // At smaller zooms the lengths of a usual parcel overlap.
      minzoom: 16.6,
      layout: {
        'text-field': ['get', 'teks'],
        'text-font': [FACES.bold],
        'text-size': 13,
        'text-rotate': ['get', 'putar'],
        'text-offset': ['case', ['get', 'bawah'], ['literal', [0, 1.1]], ['literal', [0, -1.1]]],
        'text-rotation-alignment': 'map',
        // Always shown; the codes of zones give way to them.
        'text-allow-overlap': true,
      },
      paint: { 'text-color': colours.ink, 'text-halo-color': colours.halo, 'text-halo-width': 2.4 },
    },
    ...placeMarks(colours),
  ];
}

/** What was tapped, what was searched for, what lies near, where the visitor is: each unlike the others. */
function placeMarks(colours: MapColours): LayerSpecification[] {
  return [
    {
      ...of('dekat', ['dekat']),
      type: 'symbol',
      // At smaller zooms the three lie over each other.
      minzoom: 15.5,
      layout: {
        'icon-image': imageId.tile('#0a3b3d', '#ffffff'),
        'icon-allow-overlap': true,
        'text-field': ['get', 'teks'],
        'text-font': [FACES.bold],
        'text-size': 15,
        'text-allow-overlap': true,
      },
      paint: { 'text-color': '#ffffff' },
    },
    {
      ...of('diketuk', ['diketuk']),
      type: 'symbol',
      layout: { 'icon-image': imageId.ring(colours.gold, '#0b2326'), 'icon-allow-overlap': true },
    },
    {
      ...of('dicari', ['dicari']),
      type: 'symbol',
      layout: {
        'icon-image': imageId.pin('#0a3b3d', '#ffffff'),
        'icon-anchor': 'bottom',
        'icon-allow-overlap': true,
      },
    },
    {
      ...of('di-sini', ['di-sini']),
      type: 'circle',
      paint: {
        'circle-radius': 7,
        'circle-color': colours.here,
        'circle-stroke-color': '#ffffff',
        'circle-stroke-width': 3,
      },
    },
  ];
}
