import { expect, it } from 'vitest';
import { MACHINE_NAMES } from '../../src/application/machines.ts';
import { startSite } from '../../src/application/site.ts';
import { testDependencies } from '../ui/dependencies.ts';

it('runs every machine from its start to its stop, and is tied to the world for as long', () => {
  const { dependencies, site } = testDependencies();
  const ties = new Set<() => void>();
  const subscribe = (changed: () => void) => {
    ties.add(changed);
    return () => void ties.delete(changed);
  };
  const state = () => [
    MACHINE_NAMES.filter((name) => site[name].getSnapshot().status === 'active'),
    ties.size,
  ];
  const stop = startSite(site, { ...dependencies, motion: { isReduced: () => false, subscribe } });
  expect(state()).toEqual([MACHINE_NAMES, 1]);
  stop();
  expect(state()).toEqual([[], 0]);
});
