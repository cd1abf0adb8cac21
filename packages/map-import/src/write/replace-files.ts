import { cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file to write: its path in the folder, and what it holds. */
export type NewFile = readonly [path: string, content: string | Uint8Array];

/** Written last: who sees it sees all the others. */
const LAST = 'dibuat.json';
/** Where the old files are while the new ones replace them. */
const OLD = '.lama';

/**
 * Replaces files: all new ones are written beside first, then renamed. Where renaming fails, the old files
 * are restored.
 * @param folder of the map
 * @param replaced paths in it, files or folders, that are replaced; others stay
 * @param isRetained whether a file of a replaced folder stays, by its path
 */
export async function replaceFiles(
  folder: string,
  files: readonly NewFile[],
  replaced: readonly string[],
  isRetained: (path: string) => boolean = () => false,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const fresh = join(folder, '.baru');
  const old = join(folder, OLD);
  await restore(folder, old);
  await Promise.all([fresh, old].map((path) => rm(path, { recursive: true, force: true })));
  try {
    await writeAll(fresh, files);
    await copyRetained(folder, fresh, replaced, isRetained);
    await swap(folder, fresh, old, replaced);
  } finally {
    await Promise.all([fresh, old].map((path) => rm(path, { recursive: true, force: true })));
  }
}

/** Restores what a killed run had moved away. */
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

async function copyRetained(
  folder: string,
  fresh: string,
  replaced: readonly string[],
  isRetained: (path: string) => boolean,
): Promise<void> {
  for (const name of replaced) {
    const names = await readdir(join(folder, name)).catch(() => []);
    for (const one of names.filter((file) => isRetained(`${name}/${file}`))) {
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
