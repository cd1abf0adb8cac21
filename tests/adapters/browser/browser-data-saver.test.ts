import { expect, it } from 'vitest';
import { createBrowserDataSaver } from '../../../src/adapters/browser/browser-data-saver.ts';

it.each([
  ['a browser that does not say', {}, false, false],
  ['one without its data saver', { connection: { saveData: false } }, false, false],
  ['one with its data saver', { connection: { saveData: true } }, false, true],
  ['a system that asks for less data', {}, true, true],
])('%s saves: %s', (_, navigator, matches, expected) => {
  const asked: string[] = [];
  const saver = createBrowserDataSaver(() => ({
    navigator,
    matchMedia: (query) => {
      asked.push(query);
      return { matches };
    },
  }));
  expect(saver.isSaving()).toBe(expected);
  expect(asked).toEqual(['(prefers-reduced-data: reduce)']);
});
