import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
}

const { packages }: { packages: Readonly<Record<string, Locked>> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
// The packages of this repository come from its own folders.
const locked = Object.entries(packages).filter(
  ([place, { link }]) => place.startsWith('node_modules/') && link !== true,
);

// An optional package of one system may lack it: the registry that this file was written with has not had all of them.
it('holds the integrity of every package that the site cannot do without', () => {
  const without = locked.filter(([, { version, integrity }]) => version && !integrity);
  expect(without.filter(([, { optional, os }]) => !(optional && os))).toEqual([]);
});

it('names no registry, so that each machine asks its own', () => {
  expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});
