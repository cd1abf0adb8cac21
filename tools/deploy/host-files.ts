import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { TYPES } from '../serve/media-types.mjs';
import { readHeaders, readRedirects } from '../serve/steering.mjs';
import { caddyErrors, caddyRoute } from './as-caddy.ts';
import { nginxMaps, nginxServer } from './as-nginx.ts';
import { lastingFolders, type Steering } from './steering.ts';
import { planLines, uploadPlan } from './upload-plan.ts';

/** Where a build holds what servers need that read no _headers; no host gives out a name that begins with a dot. */
export const HOSTS_FOLDER = '.hosts';

/**
 * Gives the files of HOSTS_FOLDER by their names.
 * @param files the names of the build's files, with slashes
 */
export function hostFiles(steering: Steering, files: readonly string[]): Map<string, string> {
  return new Map([
    ['nginx-maps.conf', nginxMaps(steering)],
    ['nginx-server.conf', nginxServer(steering, TYPES)],
    ['route.caddy', caddyRoute(steering, TYPES)],
    ['errors.caddy', caddyErrors(steering)],
    [
      'lasting-folders',
      lastingFolders(steering.rules)
        .map((folder) => `${folder}\n`)
        .join(''),
    ],
    ['upload-plan', planLines(uploadPlan(files, steering.rules))],
  ]);
}

/**
 * Writes into a build what nginx and Caddy need of its _headers and _redirects, which folders a release keeps, and how it gets
 * into an object store.
 * @param dist the build, whose files are all there
 * @throws where one of them cannot say what the files say
 */
export async function writeHostFiles(dist: string): Promise<void> {
  const read = (name: string) => readFile(resolve(dist, name), 'utf8');
  const steering = {
    rules: readHeaders(await read('_headers')),
    redirects: readRedirects(await read('_redirects')),
  };
  await mkdir(resolve(dist, HOSTS_FOLDER), { recursive: true });
  for (const [name, text] of hostFiles(steering, await filesIn(dist)))
    await writeFile(resolve(dist, HOSTS_FOLDER, name), text);
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}
