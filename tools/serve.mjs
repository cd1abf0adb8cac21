// Serves dist/, or the folder that DIST names, as a static host would: its _headers and _redirects, compressed twins,
// ranges, 404.html.
import './node-version.mjs';
import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { answerFrom } from './serve/answer.mjs';
import { listen } from './serve/listen.mjs';
import { readListenAddress, standsAt, whyNot } from './serve/listen-address.mjs';

// biome-ignore lint/performance/noBarrelFile: who serves a build may ask what it configures of its host.
export { readHeaders, readRedirects } from './serve/steering.mjs';

/**
 * Starts the server.
 * @param {{ dist: string, port: number, host?: string, made?: (path: string) => Promise<boolean> }} options port 0 takes a free one;
 *   made: waits for a file that is still being made
 * @returns {Promise<import('node:http').Server>} rejects where the port is taken, or where the folder holds no build
 */
export async function serve({ dist, port, host = 'localhost', made }) {
  if (!existsSync(dist)) throw new Error(`There is no build in ${dist}; npm run build makes one.`);
  return listen({ port, host }, answerFrom(dist, made));
}

/**
 * Serves what PORT and HOST say, and says where; ends the process where that fails.
 * @param {string} dist the folder of the build
 * @param {(path: string) => Promise<boolean>} [made] waits for a file that is still being made
 */
export async function serveBuild(dist, made) {
  let place = { port: 0, host: '' };
  try {
    place = readListenAddress(process.env);
    const server = await serve({ dist, made, ...place });
    console.log(standsAt(place.host, server.address().port));
  } catch (error) {
    console.error(whyNot(error, place));
    process.exit(1);
  }
}

// Through a linked folder the two differ.
if (process.argv[1] && import.meta.filename === realpathSync(process.argv[1]))
  await serveBuild(resolve(import.meta.dirname, '..', process.env.DIST || 'dist'));
