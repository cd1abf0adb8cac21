import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  type DeferredContent,
  deferredFiles,
  type PicturePlan,
  pictureAddress,
  type SharePicture,
  writePictures,
} from '@bupc/content';
import { pictureCache, placesOf } from '@bupc/content/files';
import { SHARE_FOLDER } from '../../src/domain/navigation/share-path.ts';
import { REGULATIONS } from '../../src/domain/shared/regulation-address.ts';
import { compressFolder } from '../build/compress.ts';
import { SERVED_PATHS, writeMadePaths } from '../build/made-paths.ts';
import { HOSTS_FOLDER, writeHostFiles } from '../deploy/host-files.ts';
import type { DeferredTask } from './finish-queue.ts';

/** What a build defers until its pages stand. */
export interface DeferredWork {
  readonly content: DeferredContent;
  /** The pictures of shared pages. */
  readonly share: { readonly pictures: readonly SharePicture[]; readonly plan: Omit<PicturePlan, 'folders'> };
  /** Whether testers open paths in it. */
  readonly hasPaths: boolean;
}

// Of many pages like one another the best compression takes long and saves little.
const MANY_PAGES = [SHARE_FOLDER.slice(1), REGULATIONS.slice(1)];

/**
 * Lists what a build deferred, in the order in which it is made: what is seen first, what testers open, then what no visitor
 * waits for. The compression comes last, when every file stands.
 * @param root of the project
 * @param dist the folder of the build
 */
export function deferredTasks(
  root: string,
  dist: string,
  { content, share, hasPaths }: DeferredWork,
): DeferredTask[] {
  const places = { media: join(dist, 'media'), cache: pictureCache(placesOf(root)) };
  const media = deferredFiles(content, places).map(({ names, make }) => {
    const paths = new Set(names.map((name) => `media/${name}`));
    return { kind: 'pictures', has: (path: string) => paths.has(path), isQuick: true, make };
  });
  // A build is made beside its place and moved there: only here it is known where its pictures stand.
  const plan = { ...share.plan, folders: [dist, join(root, 'public')] };
  const shared = share.pictures.map((picture) => ({
    kind: 'pictures for sharing',
    has: (path: string) => `/${path}` === pictureAddress(picture.name),
    isQuick: false,
    make: async () => void (await writePictures(dist, [picture], plan)),
  }));
  const paths = {
    kind: "testers' paths",
    has: (path: string) => path.startsWith(`${SERVED_PATHS}/`),
    isQuick: false,
    make: () => writeMadePaths(dist),
  };
  const compression = {
    kind: 'compression',
    has: () => false,
    isQuick: false,
    make: async () => {
      await compressFolder(dist, { quick: MANY_PAGES });
      await writeHostFiles(dist);
    },
  };
  return [...media, ...shared, ...(hasPaths ? [paths] : []), compression];
}

const FILE = `${HOSTS_FOLDER}/deferred.json`;

/** Notes in a build what it deferred. */
export async function writeDeferred(dist: string, work: DeferredWork): Promise<void> {
  await mkdir(resolve(dist, HOSTS_FOLDER), { recursive: true });
  await writeFile(resolve(dist, FILE), JSON.stringify(work));
}

/** Reads what a build deferred; undefined where it is whole. */
export async function readDeferred(dist: string): Promise<DeferredWork | undefined> {
  const text = await readFile(resolve(dist, FILE), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as DeferredWork);
}

/** Removes the note: the build is whole. */
export const removeDeferred = (dist: string): Promise<void> => rm(resolve(dist, FILE), { force: true });
