// Finds the file that an address means, in the build as it is now.
import { open, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** An address that no file can have, such as one that climbs out of the folder. */
export class BadAddress extends Error {}

// A slash or backslash inside a name, and what no name holds.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const BAD_NAME = /[/\\\u0000-\u001f\u007f]/;
// What steers the host is not part of the site, nor is what a system hides.
const HIDDEN = /^(?:\.(?!well-known$)|_(?:headers|redirects)$)/i;
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES', 'EPERM', 'ENXIO']);

/**
 * Takes an address apart.
 * @param {string} path as it was sent, without its query
 * @returns {string[]} its names, percent-decoded; the last is empty where a slash ends it
 * @throws BadAddress
 */
export function namesOf(path) {
  let names;
  try {
    names = path.slice(1).split('/').map(decodeURIComponent);
  } catch {
    throw new BadAddress();
  }
  if (!path.startsWith('/') || names.some((name) => BAD_NAME.test(name) || name === '.' || name === '..')) {
    throw new BadAddress();
  }
  return names;
}

/** Gives the files that an address may mean, the likeliest first: itself, its page, the page of its folder. */
export function candidates(names) {
  const inside = names.at(-1) === '' ? names.slice(0, -1) : names;
  if (inside.some((name) => name === '' || HIDDEN.test(name))) return [];
  const file = inside.join('/');
  const index = join(file, 'index.html');
  if (file === '') return [index];
  return names === inside ? [file, `${file}.html`, index] : [`${file}.html`, index];
}

/**
 * Opens a file of a folder.
 * @param {string} dist
 * @param {string} name of the file inside
 * @returns the open file with its state, which the caller must close; undefined where there is none, where it is no
 *   file, or where it lies outside the folder
 */
export async function openFile(dist, name) {
  let handle;
  try {
    const [inside, file] = await Promise.all([realpath(dist), realpath(join(dist, name))]);
    if (!file.startsWith(inside.endsWith(sep) ? inside : inside + sep)) return undefined;
    handle = await open(file);
    const stats = await handle.stat();
    if (stats.isFile()) return { handle, stats };
  } catch (error) {
    await handle?.close();
    if (ABSENT.has(error.code)) return undefined;
    throw error;
  }
  await handle.close();
  return undefined;
}
