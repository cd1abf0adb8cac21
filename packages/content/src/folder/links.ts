import { type Dirent, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { said } from '../language.ts';

/** Says whether a path is below a folder, by their names alone. */
export function isInside(root: string, path: string): boolean {
  const inside = relative(root, path);
  return inside !== '' && inside !== '..' && !inside.startsWith(`..${sep}`) && !isAbsolute(inside);
}

/** Says whether there is something at a path, a link that leads nowhere too. */
export const isThere = (path: string): boolean => {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    // What cannot be looked at may be there; reading it says why it cannot be read.
    return codeOf(error) !== 'ENOTDIR';
  }
};

/** Says whether a path is a link. */
export const isLink = (path: string): boolean =>
  lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;

/** Gives the code of an error of the system, 'ENOENT'. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

const AWAY = said(
  'ialah tautan ke luar folder isi; letakkan berkas yang dituju di tempatnya',
  'is a link out of the content folder; put what it leads to in its place',
);
const BACK = said(
  'ialah tautan yang kembali ke tempatnya sendiri; hapus',
  'is a link that leads back to where it stands; remove it',
);
const NOWHERE = said(
  'ialah tautan ke yang tidak ada; letakkan berkasnya sendiri di tempatnya, atau hapus',
  'is a link to what is not there; put the file itself in its place, or remove it',
);

/**
 * Says why nothing of a path may be read: it is a link, or below one, that leads out of the content folder, back to where it
 * stands, or nowhere. A link to something else of the folder may be read as what it leads to.
 * @returns the end of a sentence; undefined where it may be read
 */
export function linkProblem(root: string, path: string): string | undefined {
  try {
    const real = realpathSync(path);
    const realRoot = realpathSync(root);
    if (path === root) return undefined;
    const from = realpathSync(dirname(path));
    if (real === from || isInside(real, from)) return BACK;
    return isInside(realRoot, real) ? undefined : AWAY;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ELOOP') return BACK;
    return code === 'ENOENT' ? NOWHERE : said(`tidak dapat dibaca (${code})`, `cannot be read (${code})`);
  }
}

/** Gives the paths of all links in a folder, at any depth. None is followed. */
export function linksIn(root: string, isHidden: (name: string) => boolean): string[] {
  const found: string[] = [];
  const folders = [root];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of entriesOf(folder)) {
      if (isHidden(entry.name)) continue;
      const path = join(folder, entry.name);
      if (entry.isSymbolicLink()) found.push(path);
      else if (entry.isDirectory()) folders.push(path);
    }
  }
  return found;
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    // What reads it says so.
    return [];
  }
}
