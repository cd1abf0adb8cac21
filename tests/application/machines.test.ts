import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MACHINES } from '../../src/application/all-machines.ts';
import { MACHINE_NAMES, machineOf } from '../../src/application/machines.ts';
import { testDependencies } from '../ui/dependencies.ts';

it('names for each machine a section that the contract promises', () => {
  const [, table = ''] = readFileSync('docs/contract.md', 'utf8').split('## Section ids');
  const sections = MACHINE_NAMES.flatMap((name) => machineOf(name).section ?? []);
  expect(sections.filter((section) => !table.includes(`| \`${section}\``))).toEqual([]);
  expect(sections).toContain('gallery');
});

it('gives each machine an id of its own, which is its name in small letters', () => {
  const { ports } = testDependencies();
  const ids = MACHINE_NAMES.map((name) => MACHINES[name](ports).id);
  expect(ids).toEqual(
    MACHINE_NAMES.map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
  );
});
