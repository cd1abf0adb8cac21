import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The file that describes the city, unless SITE_CONFIG names another (contract "Configuration"). */
const OWN = resolve('site.config.ts');

/**
 * Lets everything that imports site.config.ts get the file that SITE_CONFIG names instead, so that the site of another
 * city can be built and tested beside this one.
 */
export function chosenCity({ SITE_CONFIG }: Readonly<Record<string, string | undefined>>): Plugin {
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
