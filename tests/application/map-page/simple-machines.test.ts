import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import { activityMachine } from '../../../src/application/map-page/activity-machine.ts';
import { canvasMachine } from '../../../src/application/map-page/canvas-machine.ts';
import { compareMachine } from '../../../src/application/map-page/compare-machine.ts';
import { layersMachine } from '../../../src/application/map-page/layers-machine.ts';
import { measureMachine } from '../../../src/application/map-page/measure-machine.ts';
import { panelMachine } from '../../../src/application/map-page/panel-machine.ts';
import { FIRST_LAYERS } from '../../../src/domain/map/layer-stack.ts';

function stateAfter(
  machine: AnyStateMachine,
  ...events: readonly { readonly type: string }[]
): [unknown, unknown] {
  const actor = createActor(machine).start();
  for (const event of events) actor.send(event);
  const { value, context } = actor.getSnapshot();
  return [value, context];
}

const view = { centre: [112.75, -7.25], zoom: 15 } as const;
const bounds = [112.7, -7.3, 112.8, -7.2] as const;
const FIRST_VIEW = { centre: [0, 0], zoom: 12 };

describe('the canvas', () => {
  it.each([
    [[], 'waiting', { view: FIRST_VIEW, reason: '' }],
    [
      [{ type: 'map.refused', reason: 'Tidak bisa.' }],
      'undrawable',
      { view: FIRST_VIEW, reason: 'Tidak bisa.' },
    ],
    [[{ type: 'map.opened' }, { type: 'map.moved', view, bounds }], 'drawing', { view, bounds, reason: '' }],
    [
      [{ type: 'map.opened' }, { type: 'map.drawn' }, { type: 'map.moved', view, bounds }],
      'drawn',
      { view, bounds, reason: '' },
    ],
    [
      [{ type: 'map.opened' }, { type: 'map.drawn' }, { type: 'map.lost', message: 'Hilang.' }],
      'lost',
      { view: FIRST_VIEW, reason: 'Hilang.' },
    ],
  ])('is after %j: %s', (events, value, context) => {
    expect(stateAfter(canvasMachine, ...events)).toEqual([value, context]);
  });
});

describe('the layers', () => {
  const first = { shown: FIRST_LAYERS, expanded: ['administration'], failures: {} };
  const A = { id: 'a', opacity: 100 };
  const B = { id: 'b', opacity: 40 };

  it.each([
    [[], first],
    [[{ type: 'layers.named', layers: [B] }], { ...first, shown: [B] }],
    [
      [
        { type: 'layers.named', layers: [B] },
        { type: 'layer.toggled', id: 'a' },
      ],
      { ...first, shown: [A, B] },
    ],
    [
      [
        { type: 'layers.named', layers: [A, B] },
        { type: 'layer.moved', id: 'b', by: -1 },
      ],
      { ...first, shown: [B, A] },
    ],
    [
      [
        { type: 'layers.named', layers: [B] },
        { type: 'layer.faded', id: 'b', opacity: 70 },
      ],
      { ...first, shown: [{ id: 'b', opacity: 70 }] },
    ],
    [[{ type: 'layer.failed', id: 'b', message: 'Tidak ada.' }], { ...first, failures: { b: 'Tidak ada.' } }],
    [[{ type: 'category.toggled', id: 'rtrw' }], { ...first, expanded: ['administration', 'rtrw'] }],
    [[{ type: 'category.toggled', id: 'administration' }], { ...first, expanded: [] }],
  ])('hold after %j', (events, context) => {
    expect(stateAfter(layersMachine, ...events)).toEqual(['chosen', context]);
  });

  it('forget why a layer failed once it is taken away and put back', () => {
    const failed = { type: 'layer.failed', id: 'batas-kota', message: 'Tidak ada.' };
    const toggled = { type: 'layer.toggled', id: 'batas-kota' };
    expect(stateAfter(layersMachine, failed, toggled, toggled)[1]).toMatchObject({ failures: {} });
  });
});

it.each([
  [[], 'looking', { query: '', chosen: '', opened: '' }],
  [[{ type: 'query.changed', query: 'gud' }], 'looking', { query: 'gud', chosen: '', opened: '' }],
  [
    [{ type: 'activity.chosen', id: 'gudang', name: 'Gudang' }],
    'showing',
    { query: 'Gudang', chosen: 'gudang', opened: 'gudang' },
  ],
  [
    [
      { type: 'activity.chosen', id: 'gudang', name: 'Gudang' },
      { type: 'query.changed', query: 'Guda' },
    ],
    'looking',
    { query: 'Guda', chosen: '', opened: '' },
  ],
  [
    [{ type: 'activity.chosen', id: 'gudang', name: 'Gudang' }, { type: 'activity.cleared' }],
    'looking',
    { query: '', chosen: '', opened: '' },
  ],
  [[{ type: 'activity.opened', id: 'kafe' }], 'looking', { query: '', chosen: '', opened: 'kafe' }],
  [
    [
      { type: 'activity.opened', id: 'kafe' },
      { type: 'activity.opened', id: 'kafe' },
    ],
    'looking',
    { query: '', chosen: '', opened: '' },
  ],
  [
    [
      { type: 'activity.opened', id: 'kafe' },
      { type: 'colour.toggled', id: 'kafe' },
    ],
    'showing',
    { query: '', chosen: 'kafe', opened: 'kafe' },
  ],
  [
    [
      { type: 'colour.toggled', id: 'kafe' },
      { type: 'colour.toggled', id: 'kafe' },
    ],
    'looking',
    { query: '', chosen: '', opened: '' },
  ],
])('looks for an activity: after %j it is %s', (events, value, context) => {
  expect(stateAfter(activityMachine, ...events)).toEqual([value, context]);
});

const at = [112.75, -7.25];
const on = { type: 'measure.toggled' };
const set = { type: 'point.set', at };

it.each([
  [[set], 'off', { kind: 'length', points: [] }],
  [[on, set, set], 'on', { kind: 'length', points: [at, at] }],
  [[on, set, set, { type: 'point.undone' }], 'on', { kind: 'length', points: [at] }],
  [[on, { type: 'kind.chosen', kind: 'area' }, set], 'on', { kind: 'area', points: [at] }],
  [[on, set, on], 'off', { kind: 'length', points: [] }],
  [[on, set, { type: 'measure.closed' }], 'off', { kind: 'length', points: [] }],
])('measures: after %j it is %s', (events, value, context) => {
  expect(stateAfter(measureMachine, ...events)).toEqual([value, context]);
});

const FIRST_PAIR = { left: 'rtrw-pola-ruang', right: 'rdtr-pola-ruang', at: 50 };
const compare = { type: 'compare.toggled' };

it.each([
  [[compare], 'on', FIRST_PAIR],
  [[compare, compare], 'off', FIRST_PAIR],
  [[compare, { type: 'compare.closed' }], 'off', FIRST_PAIR],
  [[{ type: 'compare.named', left: 'a', right: 'b' }], 'on', { left: 'a', right: 'b', at: 50 }],
  [[compare, { type: 'side.chosen', side: 'left', id: 'c' }], 'on', { ...FIRST_PAIR, left: 'c' }],
  [[compare, { type: 'side.chosen', side: 'right', id: 'c' }], 'on', { ...FIRST_PAIR, right: 'c' }],
  [
    [compare, { type: 'side.chosen', side: 'left', id: 'rdtr-pola-ruang' }],
    'on',
    { left: 'rdtr-pola-ruang', right: 'rtrw-pola-ruang', at: 50 },
  ],
  [[compare, { type: 'line.moved', at: 32.4 }], 'on', { ...FIRST_PAIR, at: 32 }],
  [[compare, { type: 'line.moved', at: -5 }], 'on', { ...FIRST_PAIR, at: 5 }],
  [[compare, { type: 'line.moved', at: 200 }], 'on', { ...FIRST_PAIR, at: 95 }],
])('compares: after %j it is %s', (events, value, context) => {
  expect(stateAfter(compareMachine, ...events)).toEqual([value, context]);
});

it.each([
  [[], { tab: 'layers', sheet: 'low' }],
  [[{ type: 'tab.chosen', tab: 'place' }], { tab: 'place', sheet: 'half' }],
  [
    [
      { type: 'sheet.sized', size: 'full' },
      { type: 'tab.chosen', tab: 'activity' },
    ],
    { tab: 'activity', sheet: 'full' },
  ],
])('opens the panel: after %j', (events, context) => {
  expect(stateAfter(panelMachine, ...events)).toEqual(['open', context]);
});
