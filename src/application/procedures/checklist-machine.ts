import { assign, fromCallback, sendTo, setup } from 'xstate';
import { readTicks, type Ticked, toggled } from '../../domain/procedures/checklist.ts';
import { toActor } from '../messages.ts';
import type { Ticks } from '../ports/ticks.ts';
import type { ChecklistEvent } from './checklist-events.ts';
import { storeTicks, type TicksCommand } from './stored-ticks.ts';

/** What the list of steps needs from outside. */
export interface ChecklistPorts {
  readonly ticks: Ticks;
}

/** What is ticked, whether this device stores it, and the step that a visitor has opened. */
export interface ChecklistContext {
  readonly ticked: Ticked;
  readonly isKept: boolean;
  /** Absent until the visitor opens one: then the first that is not done is open; '' where all are closed. */
  readonly shown?: string | undefined;
}

const storage = toActor<TicksCommand>('ticks');

/**
 * The list to tick through the steps (spec §4 Steps): the steps one at a time, or everything in one list; beside it whether
 * clearing was asked for. The actor `ticks` reads and writes what is ticked, and listens to other tabs; a list that goes on from a
 * saved one shows what that showed, and reads nothing.
 * @param ports where the ticks are stored
 */
export function createChecklistMachine({ ticks }: ChecklistPorts) {
  return setup({
    types: { context: {} as ChecklistContext, events: {} as ChecklistEvent },
    actors: {
      ticks: fromCallback<TicksCommand>(({ receive, sendBack }) => storeTicks(ticks, receive, sendBack)),
    },
    actions: {
      read: sendTo(storage, { type: 'read' }),
      write: sendTo(storage, ({ context: { ticked } }) => ({ type: 'write', ticked })),
      toggle: assign(({ context }, name: string) => ({ ticked: toggled(context.ticked, name) })),
      clear: assign({ ticked: [] }),
      take: assign((_, ticked: Ticked) => ({ ticked: readTicks(ticked) })),
      say: assign((_, isKept: boolean) => ({ isKept })),
      show: assign((_, shown: string) => ({ shown })),
    },
    guards: {
      hasTicks: ({ context }) => context.ticked.length > 0,
      isShown: ({ context }, step: string) => context.shown === step || context.shown === undefined,
    },
  }).createMachine({
    id: 'checklist',
    context: { ticked: [], isKept: true },
    type: 'parallel',
    invoke: { src: 'ticks', id: 'ticks', systemId: 'ticks' },
    on: {
      'thing.toggled': { actions: [{ type: 'toggle', params: ({ event }) => event.name }, 'write'] },
      'ticks.read': { actions: { type: 'take', params: ({ event }) => event.ticked } },
      'ticks.written': {
        actions: [
          { type: 'take', params: ({ event }) => event.ticked },
          { type: 'say', params: ({ event }) => event.isKept },
        ],
      },
    },
    states: {
      view: {
        entry: 'read',
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
              'clearing.confirmed': { target: 'idle', actions: ['clear', 'write'] },
              'clearing.cancelled': 'idle',
            },
          },
        },
      },
    },
  });
}
