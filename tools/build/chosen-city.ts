import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { normalizePath, type Plugin, runnerImport } from 'vite';
import type { CityConfig } from '../../src/domain/city-config.ts';
import { whyNotBuiltIn } from '../folder-name.mjs';
import { cityMistakes } from './city-mistakes.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The file that describes the city, unless SITE_CONFIG names another (contract "Configuration"). */
const OWN = resolve('site.config.ts');

/**
 * Lets everything that imports site.config.ts get the file that SITE_CONFIG names instead, so that the site of another
 * city can be built and tested beside this one. The dev server checks the file anew whenever it changes.
 */
export function chosenCity({ SITE_CONFIG }: Environment): Plugin {
  return {
    name: 'chosen-city',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!SITE_CONFIG || !source.endsWith('/site.config.ts')) return undefined;
      // That file may vary the city of this one.
      if (importer === normalizePath(resolve(SITE_CONFIG))) return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found?.id === normalizePath(OWN) ? normalizePath(resolve(SITE_CONFIG)) : undefined;
    },
    configureServer({ config, environments, watcher }) {
      const file = SITE_CONFIG ? resolve(SITE_CONFIG) : OWN;
      watcher.add(file);
      watcher.on('change', async (path) => {
        if (resolve(path) !== file) return;
        try {
          await readCity({ SITE_CONFIG });
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          config.logger.error(message);
          environments.client.hot.send({ type: 'error', err: { message, stack: '' } });
        }
      });
    },
  };
}

/** Thrown with one line for each mistake of a configuration file: the file, the place, what it takes, what it holds. */
export class CityError extends Error {
  override readonly name = 'CityError';
}

/**
 * Reads the city that is built: that of SITE_CONFIG, or site.config.ts.
 * @throws CityError naming everything in it that cannot be used
 */
export async function readCity({ SITE_CONFIG }: Environment): Promise<CityConfig> {
  const here = whyNotBuiltIn(resolve('.'));
  if (here !== undefined) throw new Error(here);
  const file = SITE_CONFIG ? resolve(SITE_CONFIG) : OWN;
  if (!existsSync(file))
    throw new CityError(`SITE_CONFIG takes the path of a file; it holds "${SITE_CONFIG}"`);
  const { module } = await runnerImport<{ config: CityConfig }>(file, {
    configFile: false,
    logLevel: 'error',
  });
  const mistakes = cityMistakes(module.config, resolve('public'));
  if (mistakes.length > 0) {
    const name = SITE_CONFIG || 'site.config.ts';
    throw new CityError(mistakes.map((mistake) => `${name}: ${mistake}`).join('\n'));
  }
  return module.config;
}
