import { expect, it } from 'vitest';
import type { Chart } from '../../src/domain/chart.ts';
import { coverageSum, coverageTotal, uncoveredStates } from '../../src/domain/coverage.ts';
import { coverageCsv, coverageRows, rowHolds, takenOnNoPath } from '../../src/domain/coverage-rows.ts';

const state = (id: string, children: Chart['root'][] = []): Chart['root'] => ({
  id,
  label: id.split('.').at(-1) ?? id,
  kind: children.length > 0 ? 'compound' : 'atomic',
  isInitial: false,
  invokes: [],
  children,
});
const DIM = { id: 'lamp dim 0', source: 'lamp', targets: [], event: 'dim', label: 'dim', stays: true };
const PRESS = {
  id: 'lamp.off press 0',
  source: 'lamp.off',
  targets: ['lamp.on'],
  event: 'press',
  label: 'press',
  guard: 'names "a", or b',
  stays: false,
};
const plain = { actions: [], isReenter: false };
const LAMP: Chart = {
  machine: 'lamp',
  root: state('lamp', [state('lamp.off'), state('lamp.on')]),
  transitions: [
    { ...DIM, ...plain },
    { ...PRESS, ...plain },
  ],
  coverage: {
    paths: { 'flow-b': 4, 'flow-a': 2 },
    through: {
      lamp: { 'flow-a': 0 },
      'lamp.off': { 'flow-a': 0 },
      'lamp dim 0': { 'flow-a': 1, 'flow-b': 3 },
    },
    unreachable: { 'lamp.off press 0': 'it has no switch' },
  },
};
const ROWS = coverageRows(LAMP);

it('counts states, transitions and paths, and adds them up', () => {
  const sum = { states: 3, coveredStates: 2, transitions: 2, coveredTransitions: 1, paths: 2 };
  expect([coverageSum(LAMP), uncoveredStates(LAMP), coverageTotal([LAMP, LAMP])]).toEqual([
    sum,
    ['lamp.on'],
    { states: 6, coveredStates: 4, transitions: 4, coveredTransitions: 2, paths: 4 },
  ]);
});

it('has a row for each transition, those of any state last', () => {
  expect(ROWS).toEqual([
    {
      machine: 'lamp',
      id: 'lamp.off press 0',
      from: 'off',
      label: 'press',
      guard: 'names "a", or b',
      to: 'on',
      paths: 0,
      reason: 'it has no switch',
    },
    {
      machine: 'lamp',
      id: 'lamp dim 0',
      from: 'any state',
      label: 'dim',
      guard: '',
      to: 'stays',
      paths: 2,
      shortest: { path: 'lamp/flow-a', step: 1 },
    },
  ]);
});

it('writes them as comma separated values', () => {
  expect(coverageCsv(ROWS)).toBe(
    'machine,from,event,guard,to,paths,shortest path,step,reason\r\n' +
      'lamp,off,press,"names ""a"", or b",on,0,,,it has no switch\r\n' +
      'lamp,any state,dim,,stays,2,lamp/flow-a,1,\r\n',
  );
});

it.each([
  ['', 2],
  ['press off', 1],
  ['LAMP', 2],
  ['press dim', 0],
])('filters them by %j', (text, count) => {
  expect(ROWS.filter((row) => rowHolds(row, text)).length).toBe(count);
});

it('lists transitions that were taken and are on no path', () => {
  const taken = new Set(['lamp lamp dim 0', 'lamp lamp.off press 0']);
  expect(takenOnNoPath({ lamp: LAMP }, taken).map(({ id }) => id)).toEqual(['lamp.off press 0']);
});
