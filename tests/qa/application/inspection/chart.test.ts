import { describe, expect, it } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import {
  acceptedEvents,
  activeStates,
  machineFromDefinition,
  readChart,
} from '../../../../src/qa/application/inspection/chart.ts';

const lamp = setup({
  actors: { warmUp: fromPromise(async () => true) },
  actions: { dim: assign({}) },
  guards: { isWarm: () => true },
  delays: { burnOut: 1000 },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  on: { 'colour.changed': { actions: 'dim' } },
  states: {
    off: { on: { 'switch.pressed': 'on' } },
    on: {
      initial: 'cold',
      on: { 'switch.pressed': 'off', 'switch.held': '.warm' },
      after: { burnOut: 'off' },
      states: {
        cold: {
          invoke: {
            src: 'warmUp',
            onDone: [{ guard: 'isWarm', target: 'warm' }, { target: 'cold' }],
            onError: '#lamp.off',
          },
        },
        warm: { on: { 'filament.shaken': { target: 'warm', reenter: true } } },
      },
    },
  },
});

const travelled = machineFromDefinition(JSON.stringify(lamp.config));

describe('a machine that travelled as its definition', () => {
  it('has the chart of the machine itself', () => {
    if (travelled === undefined) throw new Error('no machine');
    expect(readChart(travelled)).toEqual(readChart(lamp));
  });

  it('is none where the definition is that of a promise, or none at all', () => {
    expect([machineFromDefinition('{"id":"loadFeed"}'), machineFromDefinition('<html>')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('the chart', () => {
  const chart = readChart(lamp);

  it('holds states inside states, with what they run and where they begin', () => {
    expect(chart.root).toEqual({
      id: 'lamp',
      label: 'lamp',
      kind: 'compound',
      initial: true,
      invokes: [],
      staying: [
        { id: 'lamp colour.changed 0', source: 'lamp', event: 'colour.changed', label: 'colour.changed' },
      ],
      children: [
        {
          id: 'lamp.off',
          label: 'off',
          kind: 'atomic',
          initial: true,
          invokes: [],
          staying: [],
          children: [],
        },
        {
          id: 'lamp.on',
          label: 'on',
          kind: 'compound',
          initial: false,
          invokes: [],
          staying: [
            {
              id: 'lamp.on switch.held 0',
              source: 'lamp.on',
              event: 'switch.held',
              label: 'switch.held → warm',
            },
          ],
          children: [
            {
              id: 'lamp.on.cold',
              label: 'cold',
              kind: 'atomic',
              initial: true,
              invokes: ['warmUp'],
              staying: [],
              children: [],
            },
            {
              id: 'lamp.on.warm',
              label: 'warm',
              kind: 'atomic',
              initial: false,
              invokes: [],
              staying: [],
              children: [],
            },
          ],
        },
      ],
    });
  });

  it('draws every transition to another state, in words', () => {
    expect(chart.edges.map(({ source, label, target }) => `${source} ${label} ${target}`)).toEqual([
      'lamp.off switch.pressed lamp.on',
      'lamp.on switch.pressed lamp.off',
      'lamp.on burnOut over lamp.off',
      'lamp.on.cold warmUp done [isWarm] lamp.on.warm',
      'lamp.on.cold warmUp done lamp.on.cold',
      'lamp.on.cold warmUp failed lamp.off',
      'lamp.on.warm filament.shaken lamp.on.warm',
    ]);
  });
});

it('names the events that a state accepts, its own and those of the states around it', () => {
  expect(acceptedEvents(lamp, { on: 'warm' })).toEqual([
    'colour.changed',
    'switch.pressed',
    'switch.held',
    'filament.shaken',
  ]);
});

it('names the states that a value stands for, from the outside in', () => {
  expect(activeStates(lamp, { on: 'cold' })).toEqual(['lamp', 'lamp.on', 'lamp.on.cold']);
});
