import { expect, it } from 'vitest';
import { outcomesOf } from '../../../src/application/shared/outcomes.ts';
import { kettleMachine } from '../paths/kettle.ts';

it('names answers by their actor, delays by their name, and the state where several await the same', () => {
  expect(outcomesOf(kettleMachine(async () => 'hot'))).toEqual([
    {
      name: 'heat done',
      eventType: 'xstate.done.actor.0.kettle.heating',
      invocation: '0.kettle.heating',
    },
    {
      name: 'heat failed',
      eventType: 'xstate.error.actor.0.kettle.heating',
      invocation: '0.kettle.heating',
    },
    { name: 'cooling over in hot', eventType: 'xstate.after.cooling.kettle.hot' },
    { name: 'cooling over in broken', eventType: 'xstate.after.cooling.kettle.broken' },
  ]);
});
