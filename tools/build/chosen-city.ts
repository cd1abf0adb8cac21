import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { CityConfig } from '../../src/domain/city-config.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The file that describes the city, unless SITE_CONFIG names another (contract "Configuration"). */
const OWN = resolve('site.config.ts');

/**
 * Lets everything that imports site.config.ts get the file that SITE_CONFIG names instead, so that the site of another
 * city can be built and tested beside this one.
 */
export function chosenCity({ SITE_CONFIG }: Environment): Plugin {
  return {
    name: 'chosen-city',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!SITE_CONFIG || !source.endsWith('/site.config.ts')) return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found?.id === OWN ? resolve(SITE_CONFIG) : undefined;
    },
  };
}

/** Reads the city that is built: that of SITE_CONFIG, or site.config.ts. */
export async function readCity({ SITE_CONFIG }: Environment): Promise<CityConfig> {
  const file = SITE_CONFIG ? resolve(SITE_CONFIG) : OWN;
  const { module } = await runnerImport<{ config: CityConfig }>(file, {
    configFile: false,
    logLevel: 'error',
  });
  return module.config;
}
