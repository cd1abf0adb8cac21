import { expect, it } from 'vitest';
import { engineOfTests } from '../../tools/chromium.mjs';

it('runs the browser tests in the engine that ENGINE names, and in no other for a name that there is not', () => {
  expect(['chromium', 'firefox', 'webkit'].map((name) => engineOfTests(name))).toEqual([
    'chromium',
    'firefox',
    'webkit',
  ]);
  expect(() => engineOfTests('safari')).toThrow("ENGINE takes chromium, firefox, webkit; it holds 'safari'");
});
