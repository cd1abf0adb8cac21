import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path';
import { said } from '../language.ts';
import { isInside, isThere, linkProblem } from './links.ts';
import { isHidden, sortedNames } from './names.ts';

/** A file that an entry names, or why it cannot be taken. */
export type Reference = { readonly path: string } | { readonly problem: string };

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
  const path = asOnDisk(resolve(from, name.replaceAll('\\', '/')));
  if (!isInside(root, path))
    return {
      problem: said(
        `${JSON.stringify(name)} berada di luar folder isi; tulis nama berkas di dalamnya`,
        `${JSON.stringify(name)} leaves the content folder; write a name inside it`,
      ),
    };
  if (!isThere(path))
    return {
      problem: said(
        `berkas ${JSON.stringify(name)} tidak ada${nearby(root, path, name)}`,
        `there is no file ${JSON.stringify(name)}${nearby(root, path, name)}`,
      ),
    };
  const problem = linkProblem(root, path);
  if (problem !== undefined) return { problem: `${JSON.stringify(name)} ${problem}` };
  if (!statSync(path).isFile())
    return {
      problem: said(
        `${JSON.stringify(name)} bukan berkas; tulis nama berkas`,
        `${JSON.stringify(name)} is no file; write the name of one`,
      ),
    };
  return { path };
}

// The accents of a name may be written in two ways (NFC, NFD): which one a disk has is its own affair.
function asOnDisk(path: string): string {
  if (isThere(path) || /^[\x20-\x7e]*$/.test(path)) return path;
  const wanted = basename(path).normalize('NFC');
  const place = asOnDisk(dirname(path));
  const same = namesIn(place).find((name) => name.normalize('NFC') === wanted);
  return join(place, same ?? basename(path));
}

// Most names are wrong by their ending or by a capital letter.
function nearby(root: string, path: string, name: string): string {
  const none = said('; tulis nama berkas yang ada', '; write the name of one that is there');
  const place = dirname(path);
  // What stands elsewhere is not told.
  if (place !== root && linkProblem(root, place) !== undefined) return none;
  const stem = (file: string) => basename(file, extname(file)).toLowerCase();
  const near = namesIn(place).find((file) => !isHidden(file) && stem(file) === stem(path));
  return near === undefined
    ? none
    : said(
        `; tulis ${name.replace(/[^/\\]*$/, '')}${near}`,
        `; write ${name.replace(/[^/\\]*$/, '')}${near}`,
      );
}

function namesIn(place: string): string[] {
  try {
    return sortedNames(readdirSync(place));
  } catch {
    return [];
  }
}
