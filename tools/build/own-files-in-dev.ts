import { join } from 'node:path';
import { OWN_FILES, placesOf, ROOT_FILES } from '@bupc/content/files';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import type { Environment } from '../city/city-files.ts';

// What the content is made into, while the server starts and later: Vite looks into public before.
const MADE = [OWN_FILES, 'content', 'documents', 'media'];

/** Serves the office's files and pictures while it is written; a build has copies of them. */
export function ownFilesInDev(env: Environment): Plugin {
  return {
    name: 'own-files-in-dev',
    configureServer({ config, middlewares }) {
      const { folder, publicDir } = placesOf(config.root, env);
      for (const made of MADE) middlewares.use(`/${made}`, sirv(join(publicDir, made), { dev: true }));
      middlewares.use(sirv(join(folder, ROOT_FILES), { dev: true }));
    },
  };
}
