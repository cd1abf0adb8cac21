import { expect, it } from 'vitest';
import { invocationOf } from '../../../src/application/home/home-invocations.ts';
import type { PageMachineName } from '../../../src/application/machines.ts';
import { anArticle } from '../../fixtures/articles.ts';

const baked = { news: [anArticle()] };
const under = (name: string) => ({ src: name, id: name, systemId: name, onError: {} });

it.each<[string, PageMachineName, object, unknown]>([
  ['by its name alone', 'navigation', {}, undefined],
  ['and followed in all its changes', 'dialogs', { onSnapshot: {} }, undefined],
  ['and begun with the items that the build knew', 'banners', {}, { baked: undefined }],
  ['with both', 'news', { onSnapshot: {} }, { baked: baked.news }],
])('the page invokes a machine %s', (_, name, followed, begun) => {
  const { input, ...rest } = invocationOf(name);
  expect([rest, input?.({ context: { baked } })]).toEqual([{ ...under(name), ...followed }, begun]);
});
