import { readFileSync } from 'node:fs';
import { activeStates, isSendable, takesNow, transitionId, transitionsFrom } from '@bupc/inspector/node';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, AnyTransitionDefinition, StateValue } from 'xstate';
import { stateName } from '../../../tools/paths/coverage-table.ts';
import { CHARTS_FILE, KNOWLEDGE, readPaths } from '../../../tools/paths/files.ts';
import type { Charts, CoveredChart } from '../../../tools/paths/site-charts.ts';

const CHARTS: Charts = JSON.parse(readFileSync(CHARTS_FILE, 'utf8'));

function chartOf(machine: string): CoveredChart {
  const chart = CHARTS[machine];
  if (chart === undefined) throw new Error(`there is no chart of ${machine}`);
  return chart;
}

const machineOf = (name: string): AnyStateMachine =>
  KNOWLEDGE.machines[name as keyof typeof KNOWLEDGE.machines];

/** Every state value that stands in the machine's committed paths. */
function valuesOf(machine: string): readonly StateValue[] {
  const states = readPaths(machine).flatMap(({ start, steps, end }) => [start, ...steps, end]);
  const values = states.map(({ state }) => JSON.stringify(state)).filter((text) => text !== undefined);
  return [...new Set(values)].map((text) => JSON.parse(text));
}

describe.each(Object.keys(CHARTS))('the chart of %s', (name) => {
  const chart = chartOf(name);
  const machine = machineOf(name);

  it('tells of every state value what XState tells of it', () => {
    for (const value of valuesOf(name)) {
      const { _nodes: nodes } = machine.resolveState({ value: value as never, context: {} });
      const events = nodes
        .flatMap(({ ownEvents }) => ownEvents)
        .filter((type) => !type.startsWith('xstate.'));
      expect({
        value,
        active: activeStates(chart, value).sort(),
        events: [
          ...new Set(
            takesNow(chart, value)
              .filter(isSendable)
              .map(({ event }) => event),
          ),
        ].sort(),
      }).toEqual({
        value,
        active: nodes.map(({ id }) => id).sort(),
        events: [...new Set(events)].sort(),
      });
    }
  });
});

it('gives the transitions that an event may take in the order in which XState asks', () => {
  const ids = transitionsFrom(chartOf('lightbox'), { open: 'waiting' }, 'folder.settled').map(({ id }) => id);
  const machine = machineOf('lightbox');
  const asked: AnyTransitionDefinition[] =
    machine.states.open?.states.waiting?.transitions.get('folder.settled') ?? [];
  expect(ids).toEqual(asked.map(transitionId));
});

it('asks the states within before those around them', () => {
  const asked = transitionsFrom(chartOf('guide'), { open: { panel: 'search' } }, 'panel.toggled');
  expect(asked.map(({ source, targets }) => `${source} > ${targets}`)).toEqual([
    'guide.open.panel.search > guide.open.panel.none',
    'guide.open.panel > guide.open.panel.search',
    'guide.open.panel > guide.open.panel.outline',
  ]);
});

it.each([
  ['navigation: tab.activated → navigation.beranda', 'navigation', 'tab.activated', 'names "beranda"', []],
  ['gallery: page.next → stays', 'gallery', 'page.next', undefined, ['turnPage 1']],
  ['guide.open.view.book: page.next → stays', 'guide', 'page.next', 'isHeard', ['sound']],
  [
    'lightbox.open.waiting: folder.settled → lightbox.open.empty',
    'lightbox',
    'folder.settled',
    'isEmpty',
    ['settle'],
  ],
  [
    'lightbox.open.viewing: image.last → stays',
    'lightbox',
    'image.last',
    undefined,
    ['show Infinity', 'reportPhoto'],
  ],
])('names what %s asks and does', (id, machine, label, guard, actions) => {
  const found = chartOf(machine).transitions.find((one) => one.id === id);
  expect({ label: found?.label, guard: found?.guard, actions: found?.actions }).toEqual({
    label,
    guard,
    actions,
  });
});

it('names a state within its machine, and the machine as the page does', () => {
  const chart = chartOf('guideSearch');
  expect([stateName(chart, 'guide-search.open.idle'), stateName(chart, 'guide-search')]).toEqual([
    'open.idle',
    'guideSearch',
  ]);
});
