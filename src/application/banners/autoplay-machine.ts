import { assign, sendTo, setup, stateIn } from 'xstate';
import {
  type Conditions,
  type ConditionsChange,
  conditionsAfter,
  ENGINE_AHEAD_MS,
  FIRST_CONDITIONS,
  turnsByItself,
} from '../../domain/banners/autoplay.ts';
import { BANNER_AUTOPLAY_DELAY_MS } from '../../domain/banners/banner-slides.ts';
import { to } from '../messages.ts';
import type { AutoplayEvent } from './autoplay-events.ts';

/**
 * The automatic change of slides (spec §4 Banner carousel, §9 Banner): still or running, by what it depends on, and the engine that
 * moves the slides, which is asked for shortly before the first change. A change that is due waits for the engine.
 */
export const autoplayMachine = setup({
  types: { context: {} as Conditions, events: {} as AutoplayEvent },
  actions: {
    note: assign(({ context }, change: ConditionsChange) => conditionsAfter(context, change)),
    turn: sendTo(to('banners'), { type: 'turn.due' }),
  },
  guards: {
    turns: ({ context }) => turnsByItself(context),
    rests: ({ context }) => !turnsByItself(context),
    isNear: stateIn({ turning: { running: 'near' } }),
    hasEngine: stateIn({ engine: 'ready' }),
  },
  // One after the other: together the time between slides.
  delays: { engineAsked: BANNER_AUTOPLAY_DELAY_MS - ENGINE_AHEAD_MS, turnDue: ENGINE_AHEAD_MS },
}).createMachine({
  id: 'autoplay',
  context: FIRST_CONDITIONS,
  type: 'parallel',
  on: { 'conditions.changed': { actions: { type: 'note', params: ({ event }) => event.change } } },
  states: {
    engine: {
      initial: 'unasked',
      on: { 'engine.came': '.ready' },
      states: {
        unasked: { always: { guard: 'isNear', target: 'asked' }, on: { 'engine.asked': 'asked' } },
        asked: { on: { 'engine.lost': 'unasked' } },
        ready: {
          on: { 'engine.left': { target: 'asked', actions: { type: 'note', params: { isHeld: false } } } },
        },
      },
    },
    turning: {
      initial: 'still',
      states: {
        still: { always: { guard: 'turns', target: 'running' } },
        running: {
          initial: 'early',
          always: { guard: 'rests', target: 'still' },
          on: { 'slide.shown': { target: 'running', reenter: true }, 'engine.lost': '.early' },
          states: {
            early: { after: { engineAsked: 'near' } },
            near: { after: { turnDue: 'due' } },
            due: { always: { guard: 'hasEngine', target: 'early', actions: 'turn' } },
          },
        },
      },
    },
  },
});
