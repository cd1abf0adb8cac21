import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { transitionIds } from '../../../src/application/inspection/transition-id.ts';

it('gives each transition of a machine its own name', () => {
  const machine = setup({
    types: { events: {} as { type: 'go' | 'look' } },
    delays: { rest: 10 },
  }).createMachine({
    id: 'walker',
    initial: 'here',
    on: { look: {} },
    states: {
      here: { on: { go: [{ guard: () => false, target: 'there' }, { target: 'there' }] } },
      there: { after: { rest: 'here' }, always: { guard: () => false, target: 'here' } },
    },
  });
  expect([...transitionIds(machine).values()]).toEqual([
    'walker: look → stays',
    'walker.here: go → walker.there',
    'walker.here: go → walker.there (2)',
    'walker.there: rest over → walker.here',
    'walker.there: always → walker.here',
  ]);
});
