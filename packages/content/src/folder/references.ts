import { existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, extname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { PICTURE_ENDINGS, REFUSED_ENDINGS } from '../pictures/probe-picture.ts';

/** A file that an entry names, or why it cannot be taken. */
export type Reference = { readonly path: string } | { readonly problem: string };

const HIDDEN = /^(?:\.|~\$|Thumbs\.db$|desktop\.ini$)/i;

/**
 * Gives the path of a file as people read it: from the root of the project, with slashes ('content/staff.yaml'), or
 * relative to the content folder's parent where that is outside.
 */
export function shownPath({ root }: { readonly root: string }, path: string): string {
  const here = process.cwd();
  return relative(isInside(here, root) ? here : dirname(root), path)
    .split(sep)
    .join('/');
}

/** Says whether an address leads elsewhere, so that it names no file of the folder. */
export const isAddress = (text: string): boolean => /^(?:https?:)?\/\//i.test(text) || text.startsWith('/');

/**
 * Finds the file that an entry names.
 * @param root the content folder; no name may lead out of it, not by a symbolic link either
 * @param from the folder of the file that names it
 */
export function fileNamed(root: string, from: string, name: string): Reference {
  const path = resolve(from, name.replaceAll('\\', '/'));
  if (!isInside(root, path))
    return { problem: `${JSON.stringify(name)} leaves the content folder; write a name inside it` };
  if (!existsSync(path)) return { problem: `there is no file ${JSON.stringify(name)}${nearby(path, name)}` };
  if (!isInside(realpathSync(root), realpathSync(path))) {
    return {
      problem: `${JSON.stringify(name)} is a link out of the content folder; put the file itself there`,
    };
  }
  if (!lstatSync(realpathSync(path)).isFile())
    return { problem: `${JSON.stringify(name)} is no file; write the name of one` };
  return { path };
}

/** Gives the names in a folder that people put there, sorted as they read them; none where there is no folder. */
export function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !HIDDEN.test(name))
    .sort((a, b) => a.localeCompare(b, 'id', { numeric: true }));
}

/** Says whether a name is that of a picture, also of one that cannot be taken. */
export function isPictureName(name: string): boolean {
  const ending = extname(name).toLowerCase();
  return PICTURE_ENDINGS.includes(ending) || REFUSED_ENDINGS.has(ending);
}

/** Gives the paths of all pictures in a folder. */
export function picturesIn(folder: string): string[] {
  return namesIn(folder)
    .filter(isPictureName)
    .map((name) => join(folder, name));
}

/** Splits a name such as '2024-11-12-pola-ruang' into its day and the rest; without a day, all is the rest. */
export function datedName(name: string): { readonly day?: string; readonly rest: string } {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[-_ ]+(.*))?$/.exec(name);
  if (match === null) return { rest: name };
  const [, day = '', rest = ''] = match;
  return { day, rest: rest || day };
}

/** Makes a title of a file's name: 'garis-pantai_barat' gives 'Garis pantai barat'. */
export function titleOf(name: string): string {
  const words =
    name
      .replace(/^\d+[-_. ]+/, '')
      .replace(/[-_]+/g, ' ')
      .trim() || name;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function isInside(root: string, path: string): boolean {
  const inside = relative(root, path);
  return inside !== '' && inside !== '..' && !inside.startsWith(`..${sep}`) && !isAbsolute(inside);
}

// Most wrong names differ by their ending or by a capital letter.
function nearby(path: string, name: string): string {
  const stem = (file: string) => basename(file, extname(file)).toLowerCase();
  const near = namesIn(dirname(path)).find((file) => stem(file) === stem(path));
  if (near === undefined) return '; write the name of one that is there';
  return `; write ${name.replace(/[^/\\]*$/, '')}${near}`;
}
