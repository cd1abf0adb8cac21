import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { navigationMachine } from '../../../src/application/navigation/navigation-machine.ts';
import { TAB_IDS } from '../../../src/domain/navigation/tabs.ts';

it('starts at beranda', () => {
  expect(createActor(navigationMachine).start().getSnapshot().value).toBe('beranda');
});

const moves = TAB_IDS.flatMap((from) => TAB_IDS.map((to) => [from, to] as const));

it.each(moves)('goes from %s to %s', (from, to) => {
  const actor = createActor(navigationMachine).start();
  actor.send({ type: 'tab.activated', tab: from });
  actor.send({ type: 'tab.activated', tab: to });
  expect(actor.getSnapshot().value).toBe(to);
});
