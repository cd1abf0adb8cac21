import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly optional?: boolean;
  /** A package of this repository, which is linked and comes from no registry. */
  readonly link?: boolean;
  readonly os?: readonly string[];
}

const { packages }: { packages: Readonly<Record<string, Locked>> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const locked = Object.entries(packages).filter(
  ([folder, { link }]) => folder.includes('node_modules/') && !link,
);

// An optional package of one system may lack it: the registry that this file was written with has not had all of them.
it('holds the integrity of every package that the site cannot do without', () => {
  const without = locked.filter(([, { version, integrity }]) => version && !integrity);
  expect(without.filter(([, { optional, os }]) => !(optional && os))).toEqual([]);
});

it('names no registry, so that each machine asks its own', () => {
  expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});
