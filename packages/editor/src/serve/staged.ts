import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import { type Change, makeChanges } from './changes.ts';
import { type IsLeftOut, pathsIn } from './folder-files.ts';
import { Refused } from './safe-path.ts';

/** A mistake in the folder. */
export interface FolderMistake {
  readonly file: string;
  /** Counted from 1. */
  readonly line?: number;
  readonly message: string;
}

/** Says what is wrong in a folder; files are named in the same way wherever the folder is. */
export type CheckFolder = (folder: string) => readonly FolderMistake[];

/** A folder that is checked before it is changed. */
export interface CheckedFolder {
  readonly folder: string;
  readonly check: CheckFolder;
  /** Where a copy may be made. */
  readonly state: string;
  readonly isLeftOut?: IsLeftOut;
}

/**
 * Looks what changes would do to a folder, in a copy that shares the files' content.
 * @throws Refused where a mistake comes of them that was not there before
 */
export function refuseMistakes(
  { folder, check, state, isLeftOut = () => false }: CheckedFolder,
  changes: readonly Change[],
): void {
  mkdirSync(state, { recursive: true });
  const scratch = mkdtempSync(join(state, 'penyunting-'));
  const copy = join(scratch, basename(folder));
  try {
    for (const path of pathsIn(folder, isLeftOut)) {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      share(join(folder, path), join(copy, path));
    }
    shareLinks(folder, copy, isLeftOut);
    makeChanges(copy, changes);
    const known = new Set(check(folder).map(withoutLine));
    const found = check(copy).filter((mistake) => !known.has(withoutLine(mistake)));
    if (found.length > 0) throw new Refused(422, found.map(sentence).join('\n'));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

// Lines move when a text above them changes, and messages name others.
const withoutLine = ({ file, message }: FolderMistake): string =>
  `${file}\n${message.replace(/\b(line|baris|row) \d+/g, '$1')}`;

const sentence = ({ file, line, message }: FolderMistake): string =>
  `${file}${line === undefined ? '' : `, baris ${line}`}: ${message}`;

/** Links lead in the copy to where they lead in the folder, in the copy itself where that is in the folder: what names a file behind one still finds it. */
function shareLinks(folder: string, copy: string, isLeftOut: IsLeftOut, below = ''): void {
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.name.startsWith('.') || isLeftOut(path)) continue;
    if (entry.isDirectory()) shareLinks(folder, copy, isLeftOut, path);
    if (!entry.isSymbolicLink()) continue;
    try {
      const target = realpathSync(join(folder, path));
      const place = join(copy, path);
      mkdirSync(dirname(place), { recursive: true });
      const inside = relative(realpathSync(folder), target);
      const isOut = isAbsolute(inside) || inside.split(sep)[0] === '..';
      if (isOut) symlinkSync(target, place);
      else if (existsSync(join(copy, inside))) symlinkSync(join(copy, inside), place);
      else shareAll(target, place);
    } catch {
      // It leads nowhere, there as here.
    }
  }
}

/** Shares what the copy does not have, a file or all of a folder, in the place of the link that leads to it. */
function shareAll(target: string, place: string): void {
  if (!statSync(target).isDirectory()) {
    share(target, place);
    return;
  }
  mkdirSync(place);
  for (const path of pathsIn(target, () => false)) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    share(join(target, path), join(place, path));
  }
}

function share(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Another disk, or one without such links.
    copyFileSync(from, to);
  }
}
