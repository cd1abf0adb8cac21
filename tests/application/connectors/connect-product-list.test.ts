import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { createHistoryAddress } from '../../../src/adapters/browser/history-address.ts';
import { connectProductList } from '../../../src/application/connectors/connect-product-list.ts';
import { productListMachine } from '../../../src/application/legal-products/product-list-machine.ts';
import type { ProductFilter } from '../../../src/domain/legal-products/product-search.ts';

function standing(at: string) {
  const clock = new SimulatedClock();
  const history = createMemoryHistory({ initialEntries: [at] });
  const productList = createActor(productListMachine).start();
  const timers = {
    setTimeout: (run: () => void, ms: number) => clock.setTimeout(run, ms),
    clearTimeout: (id: unknown) => clock.clearTimeout(id as number),
  };
  const stop = connectProductList({ productList }, { address: createHistoryAddress(history), timers });
  const narrow = (filter: Partial<ProductFilter>) => productList.send({ type: 'filter.changed', filter });
  const state = () => {
    const { value, context } = productList.getSnapshot();
    return [history.location.href, value === 'open' ? context.filter : value];
  };
  return { clock, history, productList, narrow, state, stop };
}

it('opens with the filter of a pasted address', () => {
  expect(standing('/home?hukum=semua&cari=peta&jenis=PDF#products').state()).toEqual([
    '/home?hukum=semua&cari=peta&jenis=PDF#products',
    { query: 'peta', badge: 'PDF' },
  ]);
});

it('removes a filter without its list from the address', () => {
  expect(standing('/home?cari=peta&utm=x&hukum=lain#news').state()).toEqual(['/home?utm=x#news', 'closed']);
});

it('writes opening and closing at once, as an entry that closing leaves', () => {
  const { history, productList, state } = standing('/home?utm=x#products');
  productList.send({ type: 'list.opened' });
  expect([state()[0], history.length]).toEqual(['/home?utm=x&hukum=semua#products', 2]);
  productList.send({ type: 'list.closed' });
  expect(state()).toEqual(['/home?utm=x#products', 'closed']);
  history.forward();
  expect(state()).toEqual(['/home?utm=x&hukum=semua#products', { query: '' }]);
});

it('closes a pasted list in place', () => {
  const { history, productList, state } = standing('/home?hukum=semua&tahun=2023');
  productList.send({ type: 'list.closed' });
  expect([state(), history.length]).toEqual([['/home', 'closed'], 1]);
});

it('writes a changed filter in place, once the visitor pauses', () => {
  const { clock, history, narrow, state } = standing('/home?hukum=semua');
  narrow({ query: 'p' });
  clock.increment(200);
  narrow({ query: 'peta' });
  clock.increment(299);
  expect(state()).toEqual(['/home?hukum=semua', { query: 'peta' }]);
  clock.increment(1);
  expect([state()[0], history.length]).toEqual(['/home?hukum=semua&cari=peta', 1]);
});

it('writes nothing more once disconnected', () => {
  const { clock, narrow, state, stop } = standing('/home?hukum=semua');
  narrow({ query: 'peta' });
  stop();
  clock.increment(300);
  expect(state()[0]).toBe('/home?hukum=semua');
});
