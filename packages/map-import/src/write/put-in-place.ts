import { cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file to write: its path in the folder, and what it holds. */
export type NewFile = readonly [path: string, content: string | Uint8Array];

/** Written last: who sees it sees all the others. */
const LAST = 'dibuat.json';
/** Where what stood is kept while the new files take its place. */
const OLD = '.lama';

/**
 * Puts new files in place of old ones: all are written beside first, then renamed. Where renaming fails, what was there
 * before comes back.
 * @param folder of the map
 * @param replaced paths in it, files or folders, that the new ones take the place of; others stay
 * @param kept whether a file of a replaced folder stays all the same; given its path
 */
export async function putInPlace(
  folder: string,
  files: readonly NewFile[],
  replaced: readonly string[],
  kept: (path: string) => boolean = () => false,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const fresh = join(folder, '.baru');
  const old = join(folder, OLD);
  await restore(folder, old);
  await Promise.all([fresh, old].map((path) => rm(path, { recursive: true, force: true })));
  try {
    await writeAll(fresh, files);
    await keep(folder, fresh, replaced, kept);
    await swap(folder, fresh, old, replaced);
  } finally {
    await Promise.all([fresh, old].map((path) => rm(path, { recursive: true, force: true })));
  }
}

/** Puts back what a run has moved away that was killed while it renamed. */
export async function restore(folder: string, old = join(folder, OLD)): Promise<void> {
  for (const name of await readdir(old).catch(() => [])) {
    if (!(await exists(join(folder, name)))) await rename(join(old, name), join(folder, name));
  }
}

async function writeAll(fresh: string, files: readonly NewFile[]): Promise<void> {
  for (const [path, content] of files) {
    const to = join(fresh, path);
    await mkdir(dirname(to), { recursive: true });
    await writeFile(to, content);
  }
}

async function keep(
  folder: string,
  fresh: string,
  replaced: readonly string[],
  kept: (path: string) => boolean,
): Promise<void> {
  for (const name of replaced) {
    const names = await readdir(join(folder, name)).catch(() => []);
    for (const one of names.filter((file) => kept(`${name}/${file}`))) {
      const to = join(fresh, name, one);
      if (await exists(to)) continue;
      await mkdir(dirname(to), { recursive: true });
      await cp(join(folder, name, one), to, { recursive: true, preserveTimestamps: true });
    }
  }
}

async function swap(folder: string, fresh: string, old: string, replaced: readonly string[]): Promise<void> {
  await mkdir(old, { recursive: true });
  const moved: string[] = [];
  const placed: string[] = [];
  const order = [...replaced].sort((a, b) => Number(a === LAST) - Number(b === LAST));
  try {
    for (const name of order) {
      if (await exists(join(folder, name))) {
        await rename(join(folder, name), join(old, name));
        moved.push(name);
      }
      if (await exists(join(fresh, name))) {
        await rename(join(fresh, name), join(folder, name));
        placed.push(name);
      }
    }
  } catch (error) {
    for (const name of placed) await rm(join(folder, name), { recursive: true, force: true });
    for (const name of moved) await rename(join(old, name), join(folder, name));
    throw error;
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
