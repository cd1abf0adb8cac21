import type { AnyEventObject } from 'xstate';
import { MODELS } from './models.ts';

/** Gives one event of each kind that makes a difference, by machine: what a tester starts from in the inspector. */
export function sampleEvents(): Record<string, AnyEventObject[]> {
  return Object.fromEntries(
    MODELS.map(({ machine, events }) => [
      machine,
      events.filter(({ type }, index) => events.findIndex((event) => event.type === type) === index),
    ]),
  );
}
