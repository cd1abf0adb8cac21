import { parse } from 'yaml';
import { entryAt } from '../form/entry-at.ts';
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
  const at = entryAt(kinds, file.path);
  if (at === undefined) return undefined;
  const { kind, slug, isMain } = at;
  if ('list' in kind) return { file, kind: kind.title, name: '', isMain };
  const name = (isMain && headingIn(kind, file.text)) || absentName(kind, slug) || slug;
  return { file, kind: kind.one, name, isMain, mayLack: isMain && kind.absent !== undefined };
}

const absentName = ({ absent, heading }: FolderKind, slug: string): string =>
  String(absent?.(slug, [])[heading] ?? '');

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
