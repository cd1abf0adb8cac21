import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('a tool finds what it imports only once it runs', () => {
  const said = execFileSync(process.execPath, ['tools/run.mjs', 'tests/fixtures/tools/early.ts', 'a', 'b'], {
    encoding: 'utf8',
  });
  expect(said).toBe('late a b');
});
