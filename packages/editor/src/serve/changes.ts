import { copyFileSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeBeside } from '@bupc/content/files';
import { changedMeanwhile, Refused, refuseNewName, writablePlace } from './safe-path.ts';

/** A change of a file. */
export interface Change {
  readonly operation: 'create' | 'update' | 'delete';
  /** From the folder, with slashes. */
  readonly path: string;
  /** Where it was, when it is moved. */
  readonly from?: string;
  /** The content that was changed, by its name; it is refused where the file holds another one. */
  readonly sha?: string;
  /** The new content; absent when the file goes. */
  readonly bytes?: Uint8Array;
  /** In place of it: the place of a file that has the content. */
  readonly source?: string;
}

/**
 * Looks whether changes can be made.
 * @param nameOf names the content of a file as it was sent to the editor
 * @throws Refused where a file has changed meanwhile, is there already, or may not be written
 */
export function checkChanges(
  folder: string,
  changes: readonly Change[],
  nameOf: (path: string) => string | undefined,
): void {
  for (const { operation, path, from, sha, source } of changes) {
    const isNew = operation === 'create' || (from !== undefined && from !== path);
    // What was there before comes back under its name.
    if (isNew && source === undefined) refuseNewName(path);
    const old = writablePlace(folder, from ?? path);
    const place = writablePlace(folder, path);
    if ((operation === 'create' || from !== undefined) && existsSync(place)) {
      throw new Refused(409, `${path}: berkas dengan nama ini sudah ada; pilih nama lain`);
    }
    if (operation !== 'create' && !existsSync(old))
      throw new Refused(409, `${from ?? path}: berkas ini sudah tidak ada; muat ulang halaman`);
    if (operation !== 'create' && !statSync(old).isFile())
      throw new Refused(409, `${from ?? path}: ini sebuah folder, bukan berkas; muat ulang halaman`);
    if (sha !== undefined && nameOf(from ?? path) !== sha) throw changedMeanwhile(from ?? path);
  }
}

/** Makes changes in a copy of a folder that shares its files' content: each file is written beside and then renamed. */
export function makeChanges(copy: string, changes: readonly Change[]): void {
  for (const { path, bytes, source } of changes) {
    const place = writablePlace(copy, path);
    if (bytes !== undefined) writeBeside(place, bytes).replace();
    if (source === undefined) continue;
    mkdirSync(dirname(place), { recursive: true });
    rmSync(place, { force: true });
    copyFileSync(source, place);
  }
  for (const { operation, path, from } of changes) {
    if (operation === 'delete') rmSync(writablePlace(copy, path));
    else if (from !== undefined && from !== path) rmSync(writablePlace(copy, from));
  }
}
