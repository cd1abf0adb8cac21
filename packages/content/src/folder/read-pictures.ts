import { dirname } from 'node:path';
import type { PictureEntry } from './entries.ts';
import type { ContentFolder } from './folder.ts';
import { fileNamed, shownPath } from './references.ts';

/** A picture that an album or an article names. */
export interface NamedPicture {
  readonly path: string;
  readonly alt: string | undefined;
  /** The name under which it is saved by a visitor. */
  readonly name?: string | undefined;
}

/** Finds the pictures that a file names; reports each that is missing and leaves it out. */
export function readPictures(
  folder: ContentFolder,
  file: string,
  pictures: readonly PictureEntry[],
  lineOf: (index: number) => number,
): NamedPicture[] {
  return pictures.flatMap(({ file: named, alt, name }, index) => {
    const found = fileNamed(folder.root, dirname(file), named);
    if ('path' in found) return [{ path: found.path, alt, name }];
    folder.report({ file: shownPath(folder, file), line: lineOf(index), message: found.problem });
    return [];
  });
}
