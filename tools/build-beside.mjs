// A build is made beside the earlier one and replaces it when it is complete: what is served meanwhile stays, also where the
// build fails.
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const BESIDE = '.new-';
// The folder itself cannot be moved, such as a volume of a container.
const IMMOVABLE = new Set(['EBUSY', 'EXDEV', 'EPERM', 'EACCES', 'ENOTEMPTY']);

/** Where a build of a folder is made. */
const besideOf = (outDir) => join(dirname(outDir), `${BESIDE}${basename(outDir)}`);

/**
 * Makes a build and replaces the earlier one.
 * @param {string} outDir the folder that it is for
 * @param {(folder: string) => Promise<void>} build makes it in a folder that is not there
 * @throws what `build` throws; the earlier build then stands as it was
 */
export async function buildBeside(outDir, build) {
  const fresh = besideOf(outDir);
  await rm(fresh, { recursive: true, force: true });
  try {
    await build(fresh);
    await putInPlace(fresh, outDir);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

async function putInPlace(fresh, outDir) {
  const earlier = `${fresh}-earlier`;
  await rm(earlier, { recursive: true, force: true });
  try {
    await rename(outDir, earlier);
  } catch (error) {
    if (IMMOVABLE.has(error.code)) return moveInto(fresh, outDir);
    if (error.code !== 'ENOENT') throw error;
  }
  await rename(fresh, outDir);
  await rm(earlier, { recursive: true, force: true });
}

async function moveInto(fresh, outDir) {
  await mkdir(outDir, { recursive: true });
  for (const name of await readdir(outDir)) await rm(join(outDir, name), { recursive: true, force: true });
  for (const name of await readdir(fresh)) await rename(join(fresh, name), join(outDir, name));
}
