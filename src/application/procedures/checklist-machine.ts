import { assign, setup } from 'xstate';
import { readTicks, type Ticked, toggled } from '../../domain/procedures/checklist.ts';
import type { Ticks } from '../ports/ticks.ts';
import type { ChecklistEvent } from './checklist-events.ts';

/** What the list of steps needs from outside. */
export interface ChecklistPorts {
  readonly ticks: Ticks;
}

/** What is ticked, whether this device keeps it, and the step that a visitor has opened. */
export interface ChecklistContext {
  readonly ticked: Ticked;
  readonly isKept: boolean;
  /** Absent until the visitor opens one: then the first that is not done is open; '' where all are closed. */
  readonly shown?: string | undefined;
}

/**
 * The list to tick through the steps (spec §4 Steps): the steps one at a time, or everything in one list; beside it whether
 * clearing was asked for.
 * @param ports where the ticks are kept
 */
export function createChecklistMachine({ ticks }: ChecklistPorts) {
  const keep = (ticked: Ticked) => ({ ticked, isKept: ticks.write(ticked) });
  return setup({
    types: { context: {} as ChecklistContext, events: {} as ChecklistEvent },
    actions: {
      toggle: assign(({ context }, name: string) => keep(toggled(context.ticked, name))),
      clear: assign(() => keep([])),
      show: assign((_, shown: string) => ({ shown })),
    },
    guards: {
      hasTicks: ({ context }) => context.ticked.length > 0,
      isShown: ({ context }, step: string) => context.shown === step || context.shown === undefined,
    },
  }).createMachine({
    id: 'checklist',
    context: () => ({ ticked: readTicks(ticks.read()), isKept: true }),
    type: 'parallel',
    on: {
      'thing.toggled': { actions: { type: 'toggle', params: ({ event }) => event.name } },
    },
    states: {
      view: {
        initial: 'steps',
        states: {
          steps: {
            on: {
              'step.shown': { actions: { type: 'show', params: ({ event }) => event.step } },
              'step.hidden': {
                guard: { type: 'isShown', params: ({ event }) => event.step },
                actions: { type: 'show', params: '' },
              },
              'all.listed': 'list',
            },
          },
          list: { on: { 'all.folded': 'steps' } },
        },
      },
      clearing: {
        initial: 'idle',
        states: {
          idle: { on: { 'clearing.asked': { guard: 'hasTicks', target: 'asked' } } },
          asked: {
            on: {
              'clearing.confirmed': { target: 'idle', actions: 'clear' },
              'clearing.cancelled': 'idle',
            },
          },
        },
      },
    },
  });
}
