import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { config } from '../site.config.ts';
import { readDeployment } from '../src/adapters/deployment/deployment.ts';
import { ADAPTERS, composeDependencies, type PortName } from '../src/composition.ts';
import { resolutionPlan } from '../src/container.ts';
import { settableMotion } from './fakes/settable-motion.ts';

const from = () => ({
  config,
  deployment: readDeployment({}),
  snapshot: {},
  history: createMemoryHistory({ initialEntries: ['/home'] }),
});
const pause = async () => undefined;

it('makes every port once, each after those that it is made from', () => {
  const plan = resolutionPlan(from());
  expect([...plan].sort()).toEqual(Object.keys(ADAPTERS).sort());
  const place = (port: PortName) => plan.indexOf(port);
  expect(place('galleryCache')).toBeGreaterThan(Math.max(place('clock'), place('logger')));
  expect(place('sanitiser')).toBeGreaterThan(place('images'));
});

it('composes the page by the plan, with what stands in for an adapter', async () => {
  const motion = settableMotion();
  const composed = await composeDependencies(
    { ...from(), replacements: { motion } },
    resolutionPlan(from()),
    pause,
  );
  expect(composed.motion).toBe(motion);
  expect(composed.site.banners.getSnapshot().value).toMatchObject({ feed: 'loading' });
});

it('refuses a plan that has a port before one that it is made from', async () => {
  const plan = [...resolutionPlan(from())].reverse();
  await expect(composeDependencies(from(), plan, pause)).rejects.toThrow(
    /^The port \w+ is asked for before it is made$/,
  );
});
