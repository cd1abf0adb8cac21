import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isHidden, PICTURE_ENDINGS, sortedNames } from '@bupc/content/files';
import { parse } from 'yaml';
import { entryAt, entryPath } from '../form/entry-at.ts';
import type { FolderKind, Kind } from '../form/kinds.ts';
import { mergeYaml } from '../text/merge-yaml.ts';
import { isRecord, isSame, type PlainRecord } from '../text/same.ts';

/** A file of an entry of a kind whose readers take what it does not say from its folder. */
interface EntryFile {
  readonly slug: string;
  readonly absent: NonNullable<FolderKind['absent']>;
}

function entryFile(kinds: readonly Kind[], path: string): EntryFile | undefined {
  const { kind, slug = '', isMain } = entryAt(kinds, path) ?? {};
  if (!isMain || !path.endsWith(ENDING) || !kind || !('folder' in kind) || !kind.absent) return undefined;
  return { slug, absent: kind.absent };
}

const ENDING = '.yaml';

/** Gives the paths of entries' files that are not there although their folder of pictures is an entry: an album that was dropped in. */
export function missingEntryFiles(folder: string, kinds: readonly Kind[]): string[] {
  return kinds.flatMap((kind) => {
    if (!('folder' in kind) || kind.absent === undefined) return [];
    const place = join(folder, kind.folder);
    if (!existsSync(place)) return [];
    return readdirSync(place, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !isHidden(entry.name))
      .map(({ name }) => entryPath(kind, name) + ENDING)
      .filter((path) => !existsSync(join(folder, path)) && picturesBeside(folder, path).length > 0);
  });
}

/** Whether a path is that of an entry's file which may be missing. */
export const isEntryFile = (kinds: readonly Kind[], path: string): boolean =>
  entryFile(kinds, path) !== undefined;

function picturesBeside(folder: string, path: string): string[] {
  const place = dirname(join(folder, path));
  const names = readdirSync(place).filter((name) => {
    const isPicture = PICTURE_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));
    return isPicture && !isHidden(name) && statSync(join(place, name), { throwIfNoEntry: false })?.isFile();
  });
  return sortedNames(names);
}

function absentIn(folder: string, kinds: readonly Kind[], path: string): PlainRecord {
  const { slug, absent } = entryFile(kinds, path) ?? {};
  return slug === undefined || absent === undefined ? {} : absent(slug, picturesBeside(folder, path));
}

const recordIn = (text: string): PlainRecord | undefined => {
  try {
    const value: unknown = parse(text);
    return value === null ? {} : isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Gives the text of an entry's file with what its readers take from its folder where it does not say it. */
export function withAbsent(folder: string, kinds: readonly Kind[], path: string, text: string): string {
  const record = isEntryFile(kinds, path) ? recordIn(text) : undefined;
  if (record === undefined) return text;
  const absent = absentIn(folder, kinds, path);
  const added = Object.keys(absent).filter((key) => record[key] === undefined);
  if (added.length === 0) return text;
  return mergeYaml(text, { ...record, ...Object.fromEntries(added.map((key) => [key, absent[key]])) });
}

/**
 * Gives the text of an entry's file as it is to be written: what it did not say and the form has not changed, it goes on not to say,
 * so that a photo which is dropped into the folder tomorrow is one of the album.
 * @param old its text; empty where it is not there
 */
export function withoutAbsent(
  folder: string,
  kinds: readonly Kind[],
  path: string,
  { old, text }: { readonly old: string; readonly text: string },
): string {
  const [before, next] = isEntryFile(kinds, path) ? [recordIn(old), recordIn(text)] : [];
  if (before === undefined || next === undefined) return text;
  const absent = absentIn(folder, kinds, path);
  const said = Object.entries(next).filter(
    ([key, value]) => before[key] !== undefined || absent[key] === undefined || !isSame(value, absent[key]),
  );
  // A file that says nothing is written as the form has it.
  return said.length === 0 ? text : mergeYaml(old, Object.fromEntries(said));
}
