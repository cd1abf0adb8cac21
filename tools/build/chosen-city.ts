import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { normalizePath, type Plugin, runnerImport } from 'vite';
import type { CityConfig } from '../../src/domain/city-config.ts';
import type { MapConfig } from '../../src/domain/map/map-config.ts';
import { whyNotBuiltIn } from '../folder-name.mjs';
import { cityMistakes } from './city-mistakes.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The files that describe the city and its map, by the variables that name others (contract "Configuration"). */
const OWN = { SITE_CONFIG: resolve('site.config.ts'), MAP_CONFIG: resolve('map.config.ts') } as const;

type Named = keyof typeof OWN;

const NAMES = Object.keys(OWN) as readonly Named[];
const fileOf = (name: Named, env: Environment): string => {
  const given = env[name];
  return given ? resolve(given) : OWN[name];
};

/**
 * Lets everything that imports site.config.ts get the file that SITE_CONFIG names instead, and map.config.ts that of
 * MAP_CONFIG, so that the site of another city can be built and tested beside this one. The dev server checks the city's
 * file again whenever it changes.
 */
export function chosenCity(env: Environment): Plugin {
  return {
    name: 'chosen-city',
    enforce: 'pre',
    async resolveId(source, importer) {
      const name = NAMES.find((one) => env[one] && source.endsWith(`/${basename(OWN[one])}`));
      if (name === undefined) return undefined;
      const chosen = normalizePath(fileOf(name, env));
      // That file may vary what this one says.
      if (importer === chosen) return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found?.id === normalizePath(OWN[name]) ? chosen : undefined;
    },
    configureServer({ config, environments, watcher }) {
      const file = fileOf('SITE_CONFIG', env);
      watcher.add(file);
      watcher.on('change', async (path) => {
        if (resolve(path) !== file) return;
        try {
          await readCity(env);
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          config.logger.error(message);
          environments.client.hot.send({ type: 'error', err: { message, stack: '' } });
        }
      });
    },
  };
}

/**
 * Thrown with one line for each mistake of a configuration file: the file, the field, what it takes, what it contains.
 */
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
  const { config } = await readChosen<{ config: CityConfig }>('SITE_CONFIG', { SITE_CONFIG });
  const mistakes = cityMistakes(config, resolve('public'));
  if (mistakes.length > 0) {
    const name = SITE_CONFIG || 'site.config.ts';
    throw new CityError(mistakes.map((mistake) => `${name}: ${mistake}`).join('\n'));
  }
  return config;
}

/**
 * Reads the map that is built: that of MAP_CONFIG, or map.config.ts; `npm run content -- check` says what is wrong in it.
 * @throws CityError where there is no such file
 */
export async function readMap(env: Environment): Promise<MapConfig> {
  const { map } = await readChosen<{ map: MapConfig }>('MAP_CONFIG', env);
  return map;
}

async function readChosen<T>(name: Named, env: Environment): Promise<T> {
  const file = fileOf(name, env);
  if (!existsSync(file)) throw new CityError(`${name} takes the path of a file; it holds "${env[name]}"`);
  const { module } = await runnerImport<T>(file, { configFile: false, logLevel: 'error' });
  return module;
}
