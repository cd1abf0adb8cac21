import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Rewritten, rewritten, writeBeside } from '@bupc/content/folder/own-text.ts';
import { NoText } from '@bupc/content/folder/text-form.ts';
import { contentName } from './folder-files.ts';
import { Refused, writablePlace } from './safe-path.ts';

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
}

const TEXT = /\.(?:md|markdown|ya?ml|csv|txt)$/i;

/**
 * Looks whether changes can be made.
 * @throws Refused where a file has changed meanwhile, is there already, or may not be written
 */
export function checkChanges(folder: string, changes: readonly Change[]): void {
  for (const { operation, path, from, sha } of changes) {
    const old = writablePlace(folder, from ?? path);
    const place = writablePlace(folder, path);
    if ((operation === 'create' || from !== undefined) && existsSync(place)) {
      throw new Refused(409, `${path}: berkas dengan nama ini sudah ada; pilih nama lain`);
    }
    if (operation === 'create') continue;
    if (!existsSync(old))
      throw new Refused(409, `${from ?? path}: berkas ini sudah tidak ada; muat ulang halaman`);
    if (sha !== undefined && contentName(readFileSync(old)) !== sha) {
      throw new Refused(
        409,
        `${from ?? path}: berkas ini berubah di luar penyunting; muat ulang halaman, lalu ulangi`,
      );
    }
  }
}

/**
 * Makes changes in a folder: each file is written beside and then renamed, pictures before the texts that name them. Of a text that
 * becomes another one a copy stays.
 */
export function makeChanges(folder: string, changes: readonly Change[]): void {
  const written = changes.flatMap(({ path, from, bytes }) => {
    if (bytes === undefined) return [];
    const place = writablePlace(folder, path);
    const old = writablePlace(folder, from ?? path);
    const isText = TEXT.test(place);
    const isOther = isText && existsSync(old) && !readFileSync(old).equals(bytes);
    return [{ isText, file: writeBeside(place, bytes, isOther ? old : undefined) }];
  });
  for (const { file } of written.sort((a, b) => Number(a.isText) - Number(b.isText))) file.put();
  for (const { operation, path, from } of changes) {
    if (operation === 'delete') rmSync(writablePlace(folder, path));
    else if (from !== undefined && from !== path) rmSync(writablePlace(folder, from));
  }
}

/** Gives a text the end of the file that it had: an editor knows one form of it alone. */
function withOldEnd(text: string, old: string): string {
  const end = old === '' ? '\n' : (/\s*$/.exec(old)?.[0] ?? '');
  return text.replace(/\s*$/, '') + end;
}

/**
 * Gives a change with the encoding, the ends of lines and the end that its file had.
 * @throws Refused where letters would be lost
 */
export function keepingForm(folder: string, change: Change): Change {
  const { path, from, bytes, operation } = change;
  const place = join(folder, from ?? path);
  if (operation !== 'update' || bytes === undefined || !TEXT.test(path) || !existsSync(place)) return change;
  const text = new TextDecoder().decode(bytes);
  return { ...change, bytes: inOldForm(text, readFileSync(place), from ?? path).bytes };
}

const lettersLost = (text: string): number => text.split('\ufffd').length;

function inOldForm(text: string, old: Uint8Array, path: string): Rewritten {
  const refused = new Refused(
    409,
    `${path}: huruf berkas ini tidak terbaca sebagai UTF-8; simpan berkasnya sebagai UTF-8, lalu muat ulang halaman`,
  );
  try {
    return rewritten(old, (before) => {
      // The page reads UTF-8 alone, and would write over what it could not read.
      if (lettersLost(text) > lettersLost(before)) throw refused;
      return withOldEnd(text, before);
    });
  } catch (error) {
    throw error instanceof NoText ? refused : error;
  }
}
