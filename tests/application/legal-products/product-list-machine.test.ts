import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { ProductListEvent } from '../../../src/application/legal-products/product-list-events.ts';
import { productListMachine } from '../../../src/application/legal-products/product-list-machine.ts';

function stateAfter(...events: ProductListEvent[]) {
  const actor = createActor(productListMachine).start();
  for (const event of events) actor.send(event);
  const { value, context } = actor.getSnapshot();
  return { value, ...context };
}

const opened = { type: 'list.opened' } as const;
const searched = { type: 'filter.changed', filter: { query: 'rtrw' } } as const;

it('starts without a filter, waiting for the address', () => {
  expect(stateAfter()).toEqual({ value: 'unaddressed', filter: { query: '' }, page: 1 });
});

it('opens, narrows and turns pages', () => {
  expect(stateAfter(opened, searched, { type: 'page.chosen', page: 3 })).toEqual({
    value: 'open',
    filter: { query: 'rtrw' },
    page: 3,
  });
});

it('goes back to the first page when the filter changes, and keeps what else it holds', () => {
  expect(
    stateAfter(
      opened,
      searched,
      { type: 'page.chosen', page: 3 },
      { type: 'filter.changed', filter: { year: '2024' } },
    ),
  ).toEqual({ value: 'open', filter: { query: 'rtrw', year: '2024' }, page: 1 });
});

it.each([
  [-1, 1],
  [0, 1],
  [2.7, 2],
])('goes, where page %d is chosen, to page %d', (chosen, page) => {
  expect(stateAfter(opened, { type: 'page.chosen', page: chosen }).page).toBe(page);
});

it('forgets the filter by a reset, and when it closes', () => {
  expect(stateAfter(opened, searched, { type: 'filter.reset' })).toEqual({
    value: 'open',
    filter: { query: '' },
    page: 1,
  });
  expect(stateAfter(opened, searched, { type: 'list.closed' }, opened)).toEqual({
    value: 'open',
    filter: { query: '' },
    page: 1,
  });
});

it('follows the address: opens with its filter, keeps the page for the same one, closes without', () => {
  const address = { type: 'address.changed', filter: { query: 'krk' } } as const;
  expect(stateAfter(address)).toEqual({ value: 'open', filter: { query: 'krk' }, page: 1 });
  expect(stateAfter(address, { type: 'page.chosen', page: 2 }, address).page).toBe(2);
  expect(stateAfter(address, { type: 'address.changed', filter: { query: 'itr' } })).toEqual({
    value: 'open',
    filter: { query: 'itr' },
    page: 1,
  });
  expect(stateAfter(address, { type: 'address.changed', filter: undefined }).value).toBe('closed');
  expect(stateAfter({ type: 'address.changed', filter: undefined }).value).toBe('closed');
});

it('goes back to the first page where the address holds another filter', () => {
  const address = (query: string) => ({ type: 'address.changed', filter: { query } }) as const;
  expect(stateAfter(address('krk'), { type: 'page.chosen', page: 2 }, address('itr'))).toEqual({
    value: 'open',
    filter: { query: 'itr' },
    page: 1,
  });
});

it('stays closed at an address without a list, and opens at one with', () => {
  const none = { type: 'address.changed', filter: undefined } as const;
  const closed = { value: 'closed', filter: { query: '' }, page: 1 };
  expect([stateAfter(none), stateAfter(none, none)]).toEqual([closed, closed]);
  expect(stateAfter(none, { type: 'address.changed', filter: { query: 'krk' } })).toEqual({
    value: 'open',
    filter: { query: 'krk' },
    page: 1,
  });
});
