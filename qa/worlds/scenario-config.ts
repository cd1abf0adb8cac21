import type { CityConfig } from '../../src/domain/city-config.ts';
import type { Scenario } from './scenario.ts';

/** Gives the site's own data as a scenario has it: a background video that fails has a missing file. */
export function scenarioConfig({ backgroundVideo }: Scenario, config: CityConfig): CityConfig {
  if (backgroundVideo === 'good') return config;
  const { videos } = config;
  const background = { ...videos.background, source: { kind: 'file', src: '/video/missing.mp4' } } as const;
  return { ...config, videos: { ...videos, background } };
}
