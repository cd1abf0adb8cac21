import { link, mkdir, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/**
 * Makes a folder with the files of another as links: what is to differ there is removed before it is written anew. Copying
 * the site takes ten times as long.
 */
export async function linkedCopy(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const at = (entry: (typeof entries)[number]) => join(relative(from, entry.parentPath), entry.name);
  for (const entry of entries.filter((one) => one.isDirectory())) {
    await mkdir(join(to, at(entry)), { recursive: true });
  }
  await Promise.all(
    entries.filter((one) => one.isFile()).map((entry) => link(join(from, at(entry)), join(to, at(entry)))),
  );
}
