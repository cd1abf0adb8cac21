import { config } from 'virtual:city';
import { expect, it } from 'vitest';
import { createLateSearchIndex } from '../../../src/adapters/search/late-search-index.ts';
import * as code from '../../../src/adapters/search/mini-search-index.ts';
import type { LegalProduct } from '../../../src/domain/legal-products/legal-product.ts';
import { controlledCalls } from '../../fakes/controlled-calls.ts';
import { anArticle } from '../../fixtures/articles.ts';

const parts = {
  config,
  pages: async () => [],
  regulations: async () => [],
  pause: async () => undefined,
  now: () => 0,
};
const product = (name: string): LegalProduct => ({ name, type: 'pdf', url: 'https://a.example/x.pdf' });

/** An index whose code comes, or does not, when a test says so. */
function standing() {
  const { call, answer, fail } = controlledCalls<void, typeof code>();
  const index = createLateSearchIndex(parts, call);
  return { index, arrive: () => answer(code), fail: () => fail(new Error('lost')) };
}

it('loads its code when it is opened, and then has what was put before', async () => {
  const index = createLateSearchIndex(parts);
  void index.setItems('legal-products', [product('Perda Tiga')]);
  await index.open();
  await index.setItems('news', [anArticle({ id: 'c', title: 'Kabar tiga' })]);
  expect((await index.find('tiga')).counts).toMatchObject({ products: 1, news: 1 });
});

it('has what came before a load that failed, and during it, once its code is there', async () => {
  const { index, arrive, fail } = standing();
  const before = index.setItems('legal-products', [product('Perda Tiga')]);
  const opened = expect(index.open()).rejects.toThrow('lost');
  const during = index.setItems('news', [anArticle({ id: 'c', title: 'Kabar tiga' })]);
  await fail();
  await opened;
  const again = index.open();
  await arrive();
  await Promise.all([again, before, during]);
  expect((await index.find('tiga')).counts).toMatchObject({ products: 1, news: 1 });
});

it('says of nothing that it can be found before its code is there, unless newer items have replaced it', async () => {
  const { index, arrive, fail } = standing();
  const said: string[] = [];
  void index.setItems('legal-products', [product('Perda Tiga')]).then(() => said.push('products'));
  const opened = expect(index.open()).rejects.toThrow('lost');
  void index.setItems('news', [anArticle({ title: 'Kabar tiga' })]).then(() => said.push('older news'));
  void index.setItems('news', [anArticle({ title: 'Kabar empat' })]).then(() => said.push('news'));
  await fail();
  await opened;
  expect(said).toEqual(['older news']);
  const again = index.open();
  await arrive();
  await again;
  expect(said.sort()).toEqual(['news', 'older news', 'products']);
  expect((await index.find('tiga')).counts).toMatchObject({ products: 1, news: 0 });
});
