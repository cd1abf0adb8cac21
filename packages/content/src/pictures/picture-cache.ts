import { copyFile, link, mkdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { namesIn } from '../names-in.ts';

/** Days for which a file that no build asks for stays. */
const CACHED_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Takes files from a cache, so that a change of the content folder and back draws nothing again.
 * @param cache the folder that holds them
 * @param place the folder that they are for; what stands there stays
 * @param names of the files that are asked for
 */
export async function takeCached(cache: string, place: string, names: readonly string[]): Promise<void> {
  const there = new Set(await namesIn(cache));
  const wanted = names.filter((name) => there.has(name));
  if (wanted.length === 0) return;
  try {
    await mkdir(place, { recursive: true });
    for (const name of wanted) await put(join(cache, name), join(place, name));
    const now = new Date();
    await utimes(cache, now, now);
  } catch {
    // Whoever makes them anew says what is wrong with the folder.
  }
}

/** Caches files for takeCached; without effect where the folder cannot be written. */
export async function putIntoCache(cache: string, place: string, names: readonly string[]): Promise<void> {
  try {
    await mkdir(cache, { recursive: true });
    for (const name of names) await put(join(place, name), join(cache, name));
  } catch {
    // They are made again another time.
  }
}

/** Removes what no build has taken for CACHED_DAYS. @param now milliseconds since 1970 */
export async function evictOld(cache: string, now: number): Promise<void> {
  for (const name of await namesIn(cache)) {
    // Another build may have removed it.
    const used = await stat(join(cache, name)).catch(() => undefined);
    if (used && now - used.mtimeMs > CACHED_DAYS * DAY_MS)
      await rm(join(cache, name), { recursive: true, force: true });
  }
}

/** One file on disk under two names where the system allows it: such a file is replaced, never written into. */
async function put(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return;
    const part = `${to}.${process.pid}.part`;
    await copyFile(from, part);
    await rename(part, to);
  }
}
