import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { MapCatalogueEvent } from '../../../src/application/map/map-catalogue-events.ts';
import { mapCatalogueMachine } from '../../../src/application/map/map-catalogue-machine.ts';

function stateAfter(...events: MapCatalogueEvent[]) {
  const actor = createActor(mapCatalogueMachine).start();
  for (const event of events) actor.send(event);
  const { value, context } = actor.getSnapshot();
  return { value, ...context };
}

it('starts with nothing searched and nothing expanded', () => {
  expect(stateAfter()).toEqual({ value: { browsing: 'all' }, query: '', expanded: [] });
});

it.each([
  ['rdtr', 'searching'],
  ['laut dalam', 'searching'],
  ['  ', 'all'],
])('is, with %j in the field, browsing %s', (query, browsing) => {
  expect(stateAfter({ type: 'search.changed', query: 'x' }, { type: 'search.changed', query })).toEqual({
    value: { browsing },
    query,
    expanded: [],
  });
});

it('keeps the search text as typed, until it is reset', () => {
  expect(stateAfter({ type: 'search.changed', query: ' RTRW ' }).query).toBe(' RTRW ');
  expect(stateAfter({ type: 'search.changed', query: 'x' }, { type: 'search.reset' })).toEqual(stateAfter());
});

it('expands and collapses each category by itself', () => {
  const rtrw = { type: 'category.toggled', id: 'rtrw' } as const;
  const rdtr = { type: 'category.toggled', id: 'rdtr' } as const;
  expect(stateAfter(rtrw, rdtr).expanded).toEqual(['rtrw', 'rdtr']);
  expect(stateAfter(rtrw, rdtr, rtrw).expanded).toEqual(['rdtr']);
});
