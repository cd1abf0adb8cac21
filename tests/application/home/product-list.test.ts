import { expect, it } from 'vitest';
import type { ProductFilter } from '../../../src/domain/legal-products/product-search.ts';
import { movedTimers, started } from '../../fixtures/started-site.ts';

function standing(at: string) {
  const clock = movedTimers();
  const { history, site, stop } = started(at, false, { timers: clock });
  const { productList } = site;
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

it('writes opening and closing at once, as an entry that closing leaves', () => {
  const { history, productList, state } = standing('/home?utm=x#products');
  productList.send({ type: 'list.opened' });
  expect([state()[0], history.length]).toEqual(['/home?utm=x&hukum=semua#products', 2]);
  productList.send({ type: 'list.closed' });
  expect(state()).toEqual(['/home?utm=x#products', 'closed']);
  history.forward();
  expect(state()).toEqual(['/home?utm=x&hukum=semua#products', { query: '' }]);
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

it('writes nothing more once the page has stopped', () => {
  const { clock, narrow, state, stop } = standing('/home?hukum=semua');
  narrow({ query: 'peta' });
  stop();
  clock.increment(300);
  expect(state()[0]).toBe('/home?hukum=semua');
});
