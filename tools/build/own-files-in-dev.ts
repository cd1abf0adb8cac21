import { join } from 'node:path';
import { ROOT_FILES } from '@bupc/content/own-files.ts';
import { placesOf } from '@bupc/content/places.ts';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import type { Environment } from '../city/city-files.ts';

/** Serves the office's files at the root of the site while it is written; a build has copies of them. */
export function ownFilesInDev(env: Environment): Plugin {
  return {
    name: 'own-files-in-dev',
    configureServer({ config, middlewares }) {
      middlewares.use(sirv(join(placesOf(config.root, env).folder, ROOT_FILES), { dev: true }));
    },
  };
}
