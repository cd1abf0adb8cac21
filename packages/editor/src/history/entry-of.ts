import { parse } from 'yaml';
import type { FolderKind, Kind } from '../form/kinds.ts';
import { readMarkdownFile } from '../text/front-matter.ts';
import { isRecord } from '../text/same.ts';
import type { Deed } from './record.ts';

/** A file that is saved: what it was and what it becomes; a text only where it is one. */
export interface SavedFile {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
  /** The text that it becomes, else the one that it was. */
  readonly text?: string;
}

/** What was saved, as the office calls it. */
export interface SavedEntry {
  /** What it is: 'Album', or the title of a list. */
  readonly kind: string;
  /** The entry's own name; empty for a file that is one list. */
  readonly name: string;
  readonly deed: Deed;
}

/** Gives the entry that a save is about: that of the first file which is an entry, else of the first one. */
export function entryOf(kinds: readonly Kind[], files: readonly SavedFile[], isMove = false): SavedEntry {
  const found = files.flatMap((file) => namedBy(kinds, file) ?? []);
  const { file, kind, name, mayLack } = found.find(({ isMain }) => isMain) ?? found[0] ?? unknownOf(files);
  // A folder that was dropped in is an entry before it has its file.
  const isThere = mayLack && files.length === 1 && file?.before === null;
  return { kind, name, deed: isMove ? 'move' : isThere ? 'change' : deedOf(file) };
}

interface Named {
  readonly file: SavedFile | undefined;
  readonly kind: string;
  readonly name: string;
  readonly isMain: boolean;
  /** Whether the entry may be without this file. */
  readonly mayLack?: boolean;
}

const unknownOf = ([file]: readonly SavedFile[]): Named => ({
  file,
  kind: 'Berkas',
  name: file?.path ?? '',
  isMain: false,
});

function deedOf(file: SavedFile | undefined): Deed {
  if (file?.before === null) return 'create';
  return file?.after === null ? 'delete' : 'change';
}

function namedBy(kinds: readonly Kind[], file: SavedFile): Named | undefined {
  for (const kind of kinds) {
    if ('list' in kind) {
      if (file.path.replace(/\.ya?ml$/, '') === kind.list)
        return { file, kind: kind.title, name: '', isMain: true };
      continue;
    }
    const rest = file.path.startsWith(`${kind.folder}/`)
      ? file.path.slice(kind.folder.length + 1)
      : undefined;
    if (rest === undefined) continue;
    const isMain = isEntry(kind, rest);
    const slug = rest.split('/')[0]?.replace(/\.(?:md|markdown|ya?ml)$/, '') ?? rest;
    const name = (isMain && headingIn(kind, file.text)) || absentName(kind, slug) || slug;
    return { file, kind: kind.one, name, isMain, mayLack: isMain && kind.absent !== undefined };
  }
  return undefined;
}

const absentName = ({ absent, heading }: FolderKind, slug: string): string =>
  String(absent?.(slug, [])[heading] ?? '');

const isEntry = ({ file }: FolderKind, rest: string): boolean => {
  const [before = '', after = ''] = file.split('{{slug}}');
  const stem = rest.replace(/\.(?:md|markdown|ya?ml)$/, '');
  const slug = stem.slice(before.length, stem.length - after.length);
  return stem !== rest && stem.startsWith(before) && stem.endsWith(after) && !slug.includes('/');
};

function headingIn({ layout, heading }: FolderKind, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  try {
    const record: unknown = layout === 'article' ? readMarkdownFile(text).frontMatter : parse(text);
    const name = isRecord(record) ? record[heading] : undefined;
    return typeof name === 'string' || typeof name === 'number' ? String(name).trim() : undefined;
  } catch {
    return undefined;
  }
}
