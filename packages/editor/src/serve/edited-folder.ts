import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Kind } from '../form/kinds.ts';
import { DISK, type Disk } from '../history/disk.ts';
import type { Change } from './changes.ts';
import { isEntryFile, missingEntryFiles, withAbsent, withoutAbsent } from './entry-files.ts';
import { contentName, type FolderFile, type ListFiles } from './folder-files.ts';
import { inFormOf, isText, pageText, unreadable } from './page-text.ts';
import { placeIn, Refused } from './safe-path.ts';
import type { CheckedFolder } from './staged.ts';

/** The folder that is edited, as a repository. */
export interface EditedFolder extends CheckedFolder {
  /** What its paths begin with in the repository, such as 'content'. */
  readonly prefix: string;
  readonly files: ListFiles;
  /** What is edited of it. */
  readonly kinds?: readonly Kind[];
  readonly disk?: Disk;
  readonly now?: () => Date;
}

/** A file as the page is given it. */
export interface ShownFile extends FolderFile {
  readonly sha: string;
}

const kindsOf = ({ kinds = [] }: EditedFolder): readonly Kind[] => kinds;

/** Gives the files of the folder as the page is given them, in the order of their paths; those that cannot be read are left out. */
export function shownFiles(edited: EditedFolder): ShownFile[] {
  const kinds = kindsOf(edited);
  const missing = missingEntryFiles(edited.folder, kinds).map((path) => ({ path, sha: '', size: 0 }));
  return [...edited.files(), ...missing]
    .flatMap((file) => {
      if (file.sha === undefined || whyUnopened(file) !== undefined) return [];
      const sha = isEntryFile(kinds, file.path) ? shownName(edited, file.path) : file.sha;
      return sha === undefined ? [] : [{ ...file, sha }];
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Says which files of the folder cannot be opened, and why. */
export const unopened = ({ files }: EditedFolder): string[] =>
  files().flatMap((file) => whyUnopened(file) ?? []);

function whyUnopened({ path, sha }: FolderFile): string | undefined {
  if (sha === undefined) return unreadable(path).message;
  // Sveltia CMS takes it for a part of an address, and breaks off.
  if (isText(path) && path.includes('%'))
    return `${path}: tanda % pada namanya tidak dapat dibuka di sini; ganti namanya`;
  return undefined;
}

/**
 * Gives the content of a file as the page is given it: a text in UTF-8, with what its readers take from its folder.
 * @throws Refused where it is not there, or its letters cannot be known
 */
export function shownBytes(edited: EditedFolder, path: string): Buffer {
  const place = placeIn(edited.folder, path);
  const kinds = kindsOf(edited);
  if (!existsSync(place)) {
    if (isEntryFile(kinds, path) && missingEntryFiles(edited.folder, kinds).includes(path))
      return Buffer.from(withAbsent(edited.folder, kinds, path, ''));
    throw new Refused(404, `${path}: berkas ini tidak ada`);
  }
  if (!statSync(place).isFile()) throw new Refused(404, `${path}: ini bukan berkas`);
  const bytes = readFileSync(place);
  if (!isText(path)) return bytes;
  const text = pageText(bytes);
  if (text === undefined) throw unreadable(path);
  return Buffer.from(withAbsent(edited.folder, kinds, path, text));
}

/** Names the content of a file as it was sent to the page; undefined where it cannot be read. */
export function shownName(edited: EditedFolder, path: string): string | undefined {
  try {
    return contentName(shownBytes(edited, path));
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/**
 * Gives a change of the page as it is to be made in the folder: a text keeps the form of its file, and does not say what that did not.
 * @returns undefined where nothing is to be done: an album goes whose file is not there
 * @throws Refused where the letters of its file cannot be known
 */
export function ownChange(edited: EditedFolder, change: Change): Change | undefined {
  const { folder } = edited;
  const { path, from, bytes, operation } = change;
  const place = join(folder, from ?? path);
  const isMissing = !existsSync(place) && isEntryFile(kindsOf(edited), path);
  if (operation === 'delete') return isMissing ? undefined : change;
  if (bytes === undefined || !isText(path) || operation === 'create') return change;
  const old = isMissing ? new Uint8Array() : existsSync(place) ? readFileSync(place) : undefined;
  if (old === undefined) return change;
  const before = pageText(old);
  if (before === undefined) throw unreadable(from ?? path);
  const text = new TextDecoder().decode(bytes);
  const said = withoutAbsent(folder, kindsOf(edited), from ?? path, { old: before, text });
  const own = { ...change, bytes: inFormOf(old, said, from ?? path) };
  return isMissing ? { ...own, operation: 'create' } : own;
}

/** The disk that is written to. */
export const diskOf = ({ disk = DISK }: EditedFolder): Disk => disk;
