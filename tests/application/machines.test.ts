import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MACHINE_NAMES, machineOf } from '../../src/application/machines.ts';

it('names for each machine a section that the contract promises', () => {
  const [, table = ''] = readFileSync('docs/contract.md', 'utf8').split('## Section ids');
  const sections = MACHINE_NAMES.flatMap((name) => machineOf(name).section ?? []);
  expect(sections.filter((section) => !table.includes(`| \`${section}\``))).toEqual([]);
  expect(sections).toContain('gallery');
});
