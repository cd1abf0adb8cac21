import { outcomesOf } from '@bupc/inspector/node';
import { expect, it } from 'vitest';
import { ALL_MACHINE_NAMES, knowledgeWith, pageOfMachine } from '../../qa/page/inspected-machines.ts';
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

it('every answer goes into a recording but those of feeds and of what the browser has stored', () => {
  const { machines, recordsAnswer } = knowledgeWith([]);
  const left = ALL_MACHINE_NAMES.flatMap((name) =>
    outcomesOf(machines[name])
      .filter(
        ({ invocation, name: outcome }) =>
          invocation !== undefined && outcome.endsWith(' done') && !recordsAnswer(name, outcome),
      )
      .map(({ name: outcome }) => `${name} ${outcome}`),
  );
  expect(left).toEqual([
    'banners loadBanners done',
    'gallery readCache done',
    'gallery loadFeed done',
    'gallery recover done',
    'news readCache done',
    'news loadFeed done',
    'news readStale done',
    'legalProducts loadProducts done',
    'profile loadStaff done',
  ]);
});
