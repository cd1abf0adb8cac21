import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Entry {
  readonly integrity?: string;
  readonly link?: boolean;
  readonly resolved?: string;
}

it('names a digest of every package, also of those for other systems, and no host to take them from', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Readonly<Record<string, Entry>>;
  };
  const fetched = Object.entries(packages).filter(
    ([place, { link }]) => place.includes('node_modules/') && link !== true,
  );
  expect(fetched.length).toBeGreaterThan(500);
  expect(fetched.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))).toEqual([]);
  expect(fetched.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});
