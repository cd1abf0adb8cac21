import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isLibraryMarkup, isOwnWorker } from '../../../src/adapters/browser/default-policy.ts';

it('takes every markup that the installed page-flip writes, and nothing', () => {
  const library = readFileSync('node_modules/page-flip/dist/js/page-flip.browser.js', 'utf8');
  const inserted = [...library.matchAll(/insertAdjacentHTML\("\w+",'((?:[^'\\]|\\.)*)'\)/g)].map(
    ([, text = '']) => text.replaceAll('\\n', '\n'),
  );
  expect(inserted).toHaveLength(3);
  expect([...inserted, ''].map(isLibraryMarkup)).toEqual([true, true, true, true]);
});

it.each([
  '<div class="stf__wrapper"></div><img src=x onerror=a()>',
  '<div class="stf__block" onclick="a()"></div>',
  '<b>tebal</b>',
  ' ',
])('refuses the markup %j', (markup) => expect(isLibraryMarkup(markup)).toBe(false));

it.each([
  ['/assets/pdf.worker.min-D3f-_a1.mjs', true],
  ['/assets/pdf-legacy-worker-D3f-_a1.js', true],
  ['/assets/map-worker-D3f-_a1.js', true],
  ['/sw.js', true],
  ['/assets/pdf.worker.min-a.mjs?x', false],
  ['/assets/other-a.mjs', false],
  ['//jahat.example.id/sw.js', false],
  ['https://jahat.example.id/sw.js', false],
  ['blob:https://bupc.example.id/1', false],
  ['data:text/javascript,a()', false],
])('says of the worker %s whether it is one of the site: %s', (address, own) =>
  expect(isOwnWorker(address)).toBe(own),
);
