import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COPY_ENDING } from '@bupc/content/files';
import { isText, pageText } from './page-text.ts';

/** A file of the folder. */
export interface FolderFile {
  /** From the folder, with slashes. */
  readonly path: string;
  /** The name of its content as the page is given it, as git would call it; absent where the letters of a text cannot be known. */
  readonly sha: string | undefined;
  /** In bytes. */
  readonly size: number;
}

/** Gives all files of a folder, in the order of their paths. Hidden ones, links and copies of before are none of its files. */
export type ListFiles = () => readonly FolderFile[];

/** Gives the name of a content, as git would call it. */
export const contentName = (bytes: Uint8Array): string =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

/** Gives the name of the content of a file, from its place; null where there is none. */
export const nameAt = (place: string): string | null =>
  existsSync(place) ? contentName(readFileSync(place)) : null;

/** Says whether a path of the folder is not edited: such files may be large, and are neither listed nor copied for a check. */
export type IsLeftOut = (path: string) => boolean;

const shaOf = (path: string, bytes: Uint8Array): string | undefined => {
  if (!isText(path)) return contentName(bytes);
  const text = pageText(bytes);
  return text === undefined ? undefined : contentName(Buffer.from(text));
};

/** Makes a list of a folder's files; what has not changed since the last list is not read again. */
export function filesOf(folder: string, isLeftOut: IsLeftOut = () => false): ListFiles {
  let known = new Map<string, FolderFile & { readonly changed: number }>();
  return () => {
    const files = pathsIn(folder, isLeftOut).flatMap((path) => {
      const { size, mtimeMs: changed } = lstatSync(join(folder, path));
      const old = known.get(path);
      if (old && old.size === size && old.changed === changed) return [old];
      return [{ path, size, changed, sha: shaOf(path, readFileSync(join(folder, path))) }];
    });
    known = new Map(files.map((file) => [file.path, file]));
    return files.map(({ path, sha, size }) => ({ path, sha, size }));
  };
}

/** Gives the paths of all files of a folder, from it, with slashes. */
export function pathsIn(folder: string, isLeftOut: IsLeftOut, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !name.endsWith(COPY_ENDING))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (isLeftOut(path)) return [];
      if (entry.isDirectory()) return pathsIn(folder, isLeftOut, path);
      return entry.isFile() ? [path] : [];
    });
}

/** Names the state of a folder: another one where any file has changed. */
export const stateOf = (files: readonly Pick<FolderFile, 'path' | 'sha'>[]): string =>
  createHash('sha1')
    .update(files.map(({ path, sha }) => `${path}\0${sha}\n`).join(''))
    .digest('hex');
