import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { writingSync } from './disk.ts';
import { filesIn } from './folder/files-in.ts';
import { isInside, isLink } from './folder/links.ts';
import { isHidden } from './folder/names.ts';
import { shownPath } from './folder/references.ts';
import { said } from './language.ts';
import type { Mistake } from './mistakes.ts';
import type { Places } from './places.ts';

/** The folder of the content folder whose files the site serves as they are, at an address of that name. */
export const OWN_FILES = 'berkas';

/** The folder of the content folder whose files stand at the root of the site: `akar/favicon.ico` at `/favicon.ico`. */
export const ROOT_FILES = 'akar';

const UNREADABLE = said(
  'berkas ini tidak boleh dibaca pengguna ini; beri haknya',
  'this user may not read the file; give it the right to',
);

const SAME_NAME = said(
  'situs punya folder bernama sama; ganti nama berkas ini',
  'the site has a folder of this name; rename the file',
);

/**
 * Finds the file behind a path of the site: the office's own, else one of the design, else where the office's would stand. Whether
 * it is served, isServed says.
 */
export function servedFile(
  { folder, publicDir }: Pick<Places, 'folder' | 'publicDir'>,
  path: string,
): string {
  if (path.startsWith(`/${OWN_FILES}/`)) return join(folder, path);
  const [own, ofDesign] = [join(folder, ROOT_FILES, path), join(publicDir, path)];
  return isWithoutLinks(folder, own) || !existsSync(ofDesign) ? own : ofDesign;
}

/** Says whether the site serves a file at a path, as servedFile takes it. */
export function isServed(places: Pick<Places, 'folder' | 'publicDir'>, path: string): boolean {
  const file = servedFile(places, path);
  if (isInside(places.folder, file)) return isWithoutLinks(places.folder, file);
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

/** Says whether a path below the content folder is that of a file which copies take: it is not hidden, and no part of it is a link. */
function isWithoutLinks(folder: string, path: string): boolean {
  const parts = relative(folder, path).split(sep);
  if (parts.some(isHidden)) return false;
  const found = parts.map((_, at) => lookedAt(join(folder, ...parts.slice(0, at + 1))));
  return found.every((one, at) => (at < parts.length - 1 ? one?.isDirectory() : one?.isFile()));
}

function lookedAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/**
 * Gives the address of one of the office's own files that is written by its plain name, '/berkas/Wali Kota #1 (100%).jpg'; undefined
 * for what names none, such as an address that is encoded already.
 * @param folder the content folder
 */
export function ownAddress(folder: string, written: string): string | undefined {
  if (!written.startsWith(`/${OWN_FILES}/`) || written.includes('\0')) return undefined;
  const names = [written, written.normalize('NFC'), written.normalize('NFD')];
  const name = names.find(
    (one) =>
      isInside(join(folder, OWN_FILES), join(folder, one)) && isWithoutLinks(folder, join(folder, one)),
  );
  return name?.split('/').map(encoded).join('/');
}

const encoded = (part: string): string =>
  encodeURIComponent(part).replace(/['*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Gives the files at the root of the site, from their folder: `favicon.ico`. Hidden files and links are left out. */
export function rootFiles(folder: string): string[] {
  return ownIn(join(folder, ROOT_FILES)).map((name) => name.replaceAll('\\', '/'));
}

// What is a link itself may lead out of the content folder.
const ownIn = (place: string): string[] => (isLink(place) ? [] : filesIn(place));

/**
 * Copies the files at the root of the site into a build.
 * @returns those that may not be read, or stand where the site has a folder
 * @throws DiskError where it cannot be written to
 */
export function copyRootFiles(folder: string, dist: string): Mistake[] {
  return rootFiles(folder).flatMap((name) =>
    copyChanged(folder, join(folder, ROOT_FILES, name), join(dist, name)),
  );
}

/**
 * Copies the office's own files into the folder that the site serves, and deletes those that are gone. Hidden files and links
 * are left out; a file that has not changed is not copied again.
 * @returns those that may not be read; what was served of them stays
 * @throws DiskError where the folder cannot be written to
 */
export function copyOwnFiles({ folder, publicDir }: Places): Mistake[] {
  const [from, to] = [join(folder, OWN_FILES), join(publicDir, OWN_FILES)];
  const wanted = new Set(ownIn(from));
  for (const name of filesIn(to)) {
    const gone = join(to, name);
    if (!wanted.has(name)) writingSync(dirname(gone), () => rmSync(gone));
  }
  // A folder that is a file now; what was in it is gone.
  for (const name of wanted)
    if (isFolder(join(to, name))) writingSync(to, () => rmSync(join(to, name), { recursive: true }));
  return [...wanted].flatMap((name) => copyChanged(folder, join(from, name), join(to, name)));
}

/** Gives the files at the root of the site that a built one has not, because it wrote something of its own there. */
export const hiddenRootFiles = (folder: string, dist: string): string[] =>
  rootFiles(folder).filter((name) => {
    const own = join(folder, ROOT_FILES, name);
    return (
      isReadable(own) &&
      !isFolder(join(dist, name)) &&
      !readFileSync(own).equals(readFileSync(join(dist, name)))
    );
  });

const isFolder = (path: string): boolean => lookedAt(path)?.isDirectory() === true;

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

function copyChanged(root: string, from: string, to: string): Mistake[] {
  const status = statSync(from, { throwIfNoEntry: false });
  // It vanished meanwhile.
  if (status === undefined) return [];
  const { size, atime, mtime, mtimeMs } = status;
  const there = statSync(to, { throwIfNoEntry: false });
  if (there?.size === size && Math.abs(there.mtimeMs - mtimeMs) < 1000) return [];
  if (isFolder(to)) return [{ file: shownPath({ root }, from), message: SAME_NAME }];
  if (!isReadable(from)) return [{ file: shownPath({ root }, from), message: UNREADABLE }];
  const part = `${to}.part`;
  try {
    writingSync(dirname(to), () => {
      mkdirSync(dirname(to), { recursive: true });
      copyFileSync(from, part);
      utimesSync(part, atime, mtime);
      renameSync(part, to);
    });
    return [];
  } finally {
    writingSync(dirname(to), () => rmSync(part, { force: true }));
  }
}
