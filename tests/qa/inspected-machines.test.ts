import { expect, it } from 'vitest';
import { ALL_MACHINE_NAMES, pageOfMachine } from '../../qa/page/inspected-machines.ts';
import { MACHINE_NAMES } from '../../src/application/machines.ts';
import { MAP_MACHINE_NAMES } from '../../src/application/map-page/map-machines.ts';

it('gives no name twice, whichever page a machine is of', () => {
  expect(new Set(ALL_MACHINE_NAMES).size).toBe(MACHINE_NAMES.length + MAP_MACHINE_NAMES.length);
});

it.each([
  ['gallery', 'home'],
  ['place', 'peta'],
  ['constructor', undefined],
  ['', undefined],
])('finds %s on the page %s', (name, page) => {
  expect(pageOfMachine(name)).toBe(page);
});
