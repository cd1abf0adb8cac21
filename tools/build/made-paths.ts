import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { MADE_FOLDER } from '../paths/files.ts';

/** The folder of a served site in which the paths stand that are made; also their address. */
export const SERVED_PATHS = 'paths';
const PATH = /^\/(?:[A-Za-z]+\/)?[a-z0-9-]+\.json$/;

// What knows the machines is found by Vite, which reads the configuration first.
const makers = () => import('../paths/make-paths.ts');

/** Lets the dev server make the paths that testers open by address, and give them out. */
export function madePaths(): Plugin {
  return {
    name: 'made-paths',
    async configureServer({ middlewares }) {
      await (await makers()).makePaths();
      middlewares.use(`/${SERVED_PATHS}`, (request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        if (!PATH.test(path)) return next();
        readFile(join(MADE_FOLDER, path)).then(
          (text) => response.setHeader('Content-Type', 'application/json').end(text),
          () => next(),
        );
      });
    },
  };
}

/**
 * Adds the paths to a build for testers.
 * @param dist the folder of the build
 */
export async function writeMadePaths(dist: string): Promise<void> {
  const { makePaths } = await makers();
  await makePaths();
  await cp(MADE_FOLDER, join(dist, SERVED_PATHS), {
    recursive: true,
    filter: (name) => !name.endsWith('.txt'),
  });
}
