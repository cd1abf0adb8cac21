import { expect, it } from 'vitest';
import { enteredLines } from '../../../tools/paths/entered.ts';
import { statesIn } from '../../../tools/paths/note-states.ts';
import type { CoveredChart } from '../../../tools/paths/site-charts.ts';

const state = (id: string, ...children: CoveredChart['root'][]): CoveredChart['root'] => ({
  id,
  label: id.split('.').at(-1) ?? id,
  isParallel: false,
  isInitial: false,
  children,
});
const chart = (machine: string, ...children: CoveredChart['root'][]): CoveredChart => ({
  machine,
  root: state(machine, ...children),
  transitions: [],
  paths: 0,
  passed: [],
  unreachable: {},
});
const CHARTS = {
  gallery: chart(
    'gallery',
    state('gallery.loading', state('gallery.loading.fetching'), state('gallery.loading.recovering')),
    state('gallery.loaded'),
    state('gallery.failed'),
  ),
  news: chart('news', state('news.loaded')),
};

it('says of each machine which states several runs have entered together', () => {
  const runs = [{ gallery: [{ loading: 'fetching' }, 'loaded'] }, { gallery: [{ loading: 'fetching' }] }];
  expect(enteredLines(CHARTS, runs)).toEqual([
    'gallery 4 of 6, never: loading.recovering, failed',
    'not at all: news',
  ]);
  expect(enteredLines(CHARTS, [{ news: ['loaded'] }]).at(0)).toBe('news 2 of 2');
});

it('reads the states of a path and of a recording', () => {
  const about = { name: 'p', title: 'P', scenario: 'all-well' };
  const [start, end] = [{ state: 'idle' }, { state: 'loaded' }];
  const step = { event: { type: 'refresh.requested' }, state: { loading: 'fetching' } };
  const states = { news: ['idle', { loading: 'fetching' }, 'loaded'] };
  expect(statesIn({ ...about, by: 'hand', machine: 'news', start, steps: [step], end })).toEqual(states);
  const entries = [
    { visitor: { act: 'click' as const }, at: 0 },
    { ...step, machine: 'news', from: 'page', at: 1 },
  ];
  const recording = { ...about, format: 'bupc-recording-1' as const, address: '/', entries };
  expect(statesIn({ ...recording, start: { news: start }, end: { news: end } })).toEqual({
    news: ['idle', 'loaded', { loading: 'fetching' }],
  });
});
