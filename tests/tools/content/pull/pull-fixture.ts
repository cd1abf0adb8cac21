import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Ports, PullConfig, PulledFeed, PullOptions, PullReport } from '@bupc/content';
import { feedFile, type Places, placesOf } from '@bupc/content/files';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import type { FeedName } from '../../../../src/adapters/http/feeds.ts';
import { endpointVariable, pullContent, readEndpoints } from '../../../../tools/content/site-content.ts';
import { endpoint, type ScriptHost, startScriptHost } from './script-host.ts';

/** The folder of the project. */
export const ROOT = resolve(import.meta.dirname, '../../../..');

/** Where the clock of every test starts: 2026-11-22, 10:00 in UTC. */
const START = Date.UTC(2026, 10, 22, 10);

/** A clock without waiting: a sleep only moves it forward. */
export function testClock(host: ScriptHost) {
  let ms = START;
  const slept: number[] = [];
  const ports: Partial<Ports> = {
    fetch: host.fetch,
    now: () => ms,
    random: () => 0.5,
    sleep: async (wait, signal) => {
      signal.throwIfAborted();
      slept.push(wait);
      ms += wait;
    },
    timeLimit: () => new AbortController().signal,
  };
  return {
    ports,
    slept,
    forward: (by: number) => {
      ms += by;
    },
  };
}

/** A place of its own for a pull. */
export type PullPlaces = Places & { readonly root: string; remove(): Promise<void> };

/** The script host and the place of one test. */
export interface World {
  readonly host: ScriptHost;
  readonly places: PullPlaces;
}

/** A script host and a place of its own for the pulls of one test. */
export async function startWorld(): Promise<World> {
  const world = { host: await startScriptHost(), places: await temporaryPlaces() };
  onTestFinished(async () => {
    await world.host.close();
    await world.places.remove();
  });
  return world;
}

/** Makes a place of its own for a pull. */
export async function temporaryPlaces(): Promise<PullPlaces> {
  const root = await mkdtemp(join(tmpdir(), 'pull-test-'));
  return { ...placesOf(root), root, remove: () => rm(root, { recursive: true, force: true }) };
}

/** The endpoints of some feeds of a script host. */
export function configOf(
  host: ScriptHost,
  names: readonly FeedName[],
  env: Readonly<Record<string, string>> = {},
): PullConfig {
  const addresses = names.map((name) => [endpointVariable(name), endpoint(host, name)]);
  return readEndpoints({ ...Object.fromEntries(addresses), ...env });
}

/** Pulls some feeds. */
export function pull(
  host: ScriptHost,
  places: Places,
  names: readonly FeedName[],
  { env, ...options }: PullOptions & { readonly env?: Readonly<Record<string, string>> } = {},
): Promise<PullReport> {
  return pullContent(places, configOf(host, names, env), { ports: testClock(host).ports, ...options });
}

/** What of a report says what became of a feed. */
export const outcomeOf = (
  { feeds }: PullReport,
  name: FeedName,
): Pick<PulledFeed, 'outcome' | 'reason' | 'pictures'> => {
  const found = feeds.find((feed) => feed.name === name);
  if (found === undefined) throw new Error(`no ${name} in the report`);
  const { outcome, reason, pictures } = found;
  return { outcome, pictures, ...(reason !== undefined && { reason }) };
};

/** The document of a feed, undefined where there is none. */
export async function documentIn(places: Places, name: FeedName): Promise<unknown> {
  try {
    return JSON.parse(await readFile(feedFile(places, name), 'utf8'));
  } catch {
    return undefined;
  }
}

/** The names of all files under a folder, sorted. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** A small picture, another one for each number. */
export function picture(number: number): Promise<Buffer> {
  const background = { r: number & 255, g: (number >> 8) & 255, b: (number >> 16) & 255 };
  return sharp({ create: { width: 6, height: 4, channels: 3, background } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** A drive link to a file. */
export const drive = (id: string): string => `https://drive.google.com/file/d/${id}/view`;

/** A folder of the gallery with photos of these file ids. */
export const album = (name: string, fileIds: readonly string[]) => ({
  folderId: `id-${name}`,
  folderName: name,
  images: fileIds.map((fileId, imageIndex) => ({ fileId, imageIndex, imageName: `${fileId}.jpg` })),
});

/** A document of the gallery. */
export const galleryOf = (folders: readonly unknown[]) => ({ success: true, data: { folders } });

/** Has a host answer with a picture of its own for each id. */
export async function givePictures(host: ScriptHost, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const number = [...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
    host.pictures.set(id, { data: await picture(number), etag: `"${id}-1"` });
  }
}

/** Runs npm run content -- pull in a folder, for what an environment names; gives its process, and its status and errors at its end. */
export function runPull(cwd: string, env: Readonly<Record<string, string>>, first: readonly string[] = []) {
  const command = ['tools/run.mjs', 'tools/content/pull.ts'].map((file) => join(ROOT, file));
  const child = spawn(process.execPath, [...first, ...command], {
    ...{ cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] },
  });
  const ended = Promise.all([once(child, 'close'), text(child.stderr)]);
  return { child, ended: ended.then(([[status], errors]): [number, string] => [status, errors]) };
}
