import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { runBehind } from '../../tools/serve/behind.mjs';

it('says how a tool behind the serving ended, and leaves nothing of it at the process', async () => {
  const before = process.listenerCount('exit');
  const root = resolve(import.meta.dirname, '../..');
  expect(await runBehind(root, ['tests/fixtures/tools/ends-well.ts'])).toBe(true);
  expect(await runBehind(root, ['tests/fixtures/tools/none.ts'])).toBe(false);
  expect(process.listenerCount('exit')).toBe(before);
});
