import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  type MapCatalogueEvent,
  mapCatalogueMachine,
} from '../../../src/application/map/map-catalogue-machine.ts';

function after(...events: MapCatalogueEvent[]) {
  const actor = createActor(mapCatalogueMachine).start();
  for (const event of events) actor.send(event);
  const { value, context } = actor.getSnapshot();
  return { value, ...context };
}

it('starts with nothing searched and nothing expanded', () => {
  expect(after()).toEqual({ value: 'browsing', query: '', expanded: [] });
});

it('keeps the search text as typed, until it is reset', () => {
  expect(after({ type: 'search.changed', query: ' RTRW ' }).query).toBe(' RTRW ');
  expect(after({ type: 'search.changed', query: 'x' }, { type: 'search.reset' }).query).toBe('');
});

it('expands and collapses each category by itself', () => {
  const rtrw = { type: 'category.toggled', id: 'rtrw' } as const;
  const rdtr = { type: 'category.toggled', id: 'rdtr' } as const;
  expect(after(rtrw, rdtr).expanded).toEqual(['rtrw', 'rdtr']);
  expect(after(rtrw, rdtr, rtrw).expanded).toEqual(['rdtr']);
});
