import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
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

/** Makes changes in a folder: each file is written beside and then renamed, pictures before the texts that name them. */
export function makeChanges(folder: string, changes: readonly Change[]): void {
  const written = changes
    .filter(({ bytes }) => bytes !== undefined)
    .map((change) => {
      const place = writablePlace(folder, change.path);
      mkdirSync(dirname(place), { recursive: true });
      const beside = join(dirname(place), `.${basename(place)}.${process.pid}.baru`);
      writeFileSync(beside, change.bytes ?? new Uint8Array());
      return { place, beside, isText: TEXT.test(place) };
    });
  for (const { place, beside } of written.sort((a, b) => Number(a.isText) - Number(b.isText))) {
    renameSync(beside, place);
  }
  for (const { operation, path, from } of changes) {
    if (operation === 'delete') rmSync(writablePlace(folder, path));
    else if (from !== undefined && from !== path) rmSync(writablePlace(folder, from));
  }
}

/** Gives a text the line ends and the end of the file that it had: an editor knows one form of both alone. */
export function withOldEnds(text: string, old: string): string {
  const isCrlf = old.includes('\r\n') && !/[^\r]\n/.test(old);
  const mark = old.startsWith('\ufeff') && !text.startsWith('\ufeff') ? '\ufeff' : '';
  const end = old === '' ? '\n' : (/\s*$/.exec(old.replaceAll('\r\n', '\n'))?.[0] ?? '');
  const whole = mark + text.replace(/\s*$/, '') + end;
  return isCrlf ? whole.replace(/\r?\n/g, '\r\n') : whole;
}

/** Gives a change with the ends of lines that its file had. */
export function keepingEnds(folder: string, change: Change): Change {
  const { path, from, bytes, operation } = change;
  const place = join(folder, from ?? path);
  if (operation !== 'update' || bytes === undefined || !TEXT.test(path) || !existsSync(place)) return change;
  const text = withOldEnds(new TextDecoder().decode(bytes), readFileSync(place, 'utf8'));
  return { ...change, bytes: new TextEncoder().encode(text) };
}
