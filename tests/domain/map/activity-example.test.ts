import { expect, it } from 'vitest';
import { exampleOf } from '../../../src/domain/map/activity-example.ts';

it.each([
  ['Warung dan toko kelontong', 'Paling luas 20% luas lantai rumah, di tepi jalan lokal.', 'warung', '40'],
  ['Penatu', 'Limbah diolah, paling luas 30% luas lantai rumah.', 'penatu', '60'],
  ['Kios', 'Paling luas 100% luas lantai.', 'kios', '200'],
])('gives an example for %s: %s', (name, condition, brief, most) => {
  expect(exampleOf({ name }, condition)).toEqual({ name: brief, floor: '200', most });
});

it.each([
  ['Paling luas 100 m².'],
  ['Paling luas 5% taman.'],
  ['Paling luas 0% luas lantai rumah.'],
  ['Paling luas 120% luas lantai rumah.'],
  ['Paling banyak 5 pekerja.'],
  [undefined],
])('gives none for %s', (condition) => {
  expect(exampleOf({ name: 'Warung' }, condition)).toBeUndefined();
});
