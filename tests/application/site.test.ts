import { expect, it } from 'vitest';
import { MACHINE_NAMES, type Site } from '../../src/application/machines.ts';
import { createSiteByTurns, startSite, startSiteByTurns } from '../../src/application/site.ts';
import { testDependencies } from '../ui/dependencies.ts';

it('runs every machine from its start to its stop, and is connected with the world for as long', () => {
  const { dependencies, site } = testDependencies();
  const listeners = new Set<() => void>();
  const subscribe = (changed: () => void) => {
    listeners.add(changed);
    return () => void listeners.delete(changed);
  };
  const state = () => [
    MACHINE_NAMES.filter((name) => site[name].getSnapshot().status === 'active'),
    listeners.size,
  ];
  const stop = startSite(site, { ...dependencies, motion: { isReduced: () => false, subscribe } });
  expect(state()).toEqual([MACHINE_NAMES, 1]);
  stop();
  expect(state()).toEqual([[], 0]);
});

it('is made and started by turns as it is at once, with a pause after each machine', async () => {
  const { dependencies, ports, site: atOnce } = testDependencies();
  const seen: string[] = [];
  const site = await createSiteByTurns(ports, {}, async () => void seen.push('made'));
  const values = (made: Site) => MACHINE_NAMES.map((name) => [name, made[name].getSnapshot().value]);
  expect(values(site)).toEqual(values(atOnce));
  const running = () => MACHINE_NAMES.filter((name) => site[name].getSnapshot().status === 'active').length;
  let connected = 0;
  const subscribe = () => {
    connected += 1;
    return () => undefined;
  };
  const motion = { isReduced: () => false, subscribe };
  await startSiteByTurns(
    site,
    { ...dependencies, motion },
    async () => void seen.push(`${connected} connected`),
  );
  expect([seen, running(), connected]).toEqual([
    [...MACHINE_NAMES.map(() => 'made'), ...MACHINE_NAMES.map(() => '0 connected')],
    MACHINE_NAMES.length,
    1,
  ]);
});
