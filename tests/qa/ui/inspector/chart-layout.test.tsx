import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { readChart } from '../../../../src/qa/application/inspection/chart.ts';
import { layoutChart, type PlacedState } from '../../../../src/qa/ui/inspector/chart-layout.ts';

const machine = setup({ types: { events: {} as { type: 'go' | 'deep' | 'again' } } }).createMachine({
  id: 'm',
  initial: 'a',
  states: {
    a: { on: { go: 'b', deep: 'b.inner.two' } },
    b: {
      initial: 'inner',
      states: { inner: { initial: 'one', states: { one: { on: { again: 'two' } }, two: {} } } },
    },
  },
});

const chart = layoutChart(readChart(machine), 'LR');
const place = (id: string): PlacedState => {
  const found = chart.states.find(({ state }) => state.id === id);
  if (found === undefined) throw new Error(`${id} has no place`);
  return found;
};
const inside = (inner: PlacedState, outer: PlacedState) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

describe('a laid-out chart', () => {
  it('has every state inside the state around it, the outer ones first', () => {
    expect(chart.states.map(({ state }) => state.id)).toEqual([
      'm',
      'm.a',
      'm.b',
      'm.b.inner',
      'm.b.inner.one',
      'm.b.inner.two',
    ]);
    const pairs = [
      ['m.a', 'm'],
      ['m.b', 'm'],
      ['m.b.inner', 'm.b'],
      ['m.b.inner.two', 'm.b.inner'],
    ] as const;
    expect(pairs.map(([inner, outer]) => inside(place(inner), place(outer)))).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('puts no two neighbours on each other', () => {
    const [a, b] = [place('m.a'), place('m.b')];
    expect(a.x + a.width).toBeLessThan(b.x);
  });

  it('leads an arrow from its very state to its very state, through the level of both', () => {
    const deep = chart.edges.find(({ edge }) => edge.label === 'deep');
    const [start, end] = [deep?.points[0], deep?.points.at(-1)];
    const two = place('m.b.inner.two');
    expect(start?.x).toBe(place('m.a').x + place('m.a').width);
    expect(end?.x).toBe(two.x);
    expect(end?.y).toBeGreaterThanOrEqual(two.y);
    expect(end?.y).toBeLessThanOrEqual(two.y + two.height);
  });

  it('draws every arrow once', () => {
    expect(chart.edges.map(({ edge }) => edge.label).sort()).toEqual(['again', 'deep', 'go']);
  });

  it('runs from top to bottom where that is asked for', () => {
    const down = layoutChart(readChart(machine), 'TB');
    const [a, b] = ['m.a', 'm.b'].map((id) => down.states.find(({ state }) => state.id === id));
    expect((a?.y ?? 0) + (a?.height ?? 0)).toBeLessThan(b?.y ?? 0);
  });
});

it('spreads states that nothing joins over rows and columns', () => {
  const region = { initial: 'off', states: { off: {} } };
  const parallel = setup({}).createMachine({
    id: 'p',
    type: 'parallel',
    states: { a: region, b: region, c: region, d: region },
  });
  const { width, height } = layoutChart(readChart(parallel), 'LR');
  expect(width / height).toBeGreaterThan(0.4);
  expect(width / height).toBeLessThan(2.5);
});
