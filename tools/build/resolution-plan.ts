import { createMemoryHistory } from '@tanstack/react-router';
import type { Plugin } from 'vite';
import type { Deployment } from '../../src/adapters/deployment/deployment.ts';
import { resolutionPlan } from '../../src/container.ts';
import type { CityConfig } from '../../src/domain/city-config.ts';

const ID = 'virtual:resolution-plan';

/**
 * Writes into the build in which order the ports of the page are made, as the container resolves them here: the page
 * is then composed without it (record 0026).
 * @param deployment what this build serves
 * @param config whose site it is
 */
export function resolutionPlanOf(deployment: Deployment, config: CityConfig): Plugin {
  return {
    name: 'resolution-plan',
    resolveId: (source) => (source === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? moduleOf(deployment, config) : undefined),
  };
}

function moduleOf(deployment: Deployment, config: CityConfig): string {
  const plan = resolutionPlan({ config, deployment, snapshot: {}, history: createMemoryHistory() });
  return `export const RESOLUTION_PLAN = ${JSON.stringify(plan)};`;
}
