import type { FolderKind, Kind } from './kinds.ts';

/** The entry that a file is of. */
export interface EntryAt {
  readonly kind: Kind;
  /** The entry's name in its path; empty for a file that is one list. */
  readonly slug: string;
  /** Whether it is the entry's own file, and not one beside it. */
  readonly isMain: boolean;
}

const ENDING = /\.(?:md|markdown|ya?ml)$/;

/** Gives the path of an entry's file, without its ending. */
export const entryPath = ({ folder, file }: FolderKind, slug: string): string =>
  `${folder}/${file.replace('{{slug}}', slug)}`;

/** Gives the entry that a file is of; undefined where no kind has it. */
export function entryAt(kinds: readonly Kind[], path: string): EntryAt | undefined {
  const stem = path.replace(ENDING, '');
  for (const kind of kinds) {
    if ('list' in kind) {
      if (stem === kind.list && /\.ya?ml$/.test(path)) return { kind, slug: '', isMain: true };
    } else if (path.startsWith(`${kind.folder}/`)) {
      const [first = '', ...below] = path.slice(kind.folder.length + 1).split('/');
      const slug = below.length > 0 ? first : first.replace(ENDING, '');
      return { kind, slug, isMain: stem !== path && stem === entryPath(kind, slug) };
    }
  }
  return undefined;
}
