import { basename, extname, join } from 'node:path';
import { parse } from 'yaml';
import type { ItemSource } from '../feeds/feed.ts';
import { said } from '../language.ts';
import { readCsvList, readTableList } from './csv-file.ts';
import type { EntryKind } from './entries.ts';
import { type ContentFolder, readText } from './folder.ts';
import { guarded } from './guarded.ts';
import { deepYamlLine } from './limits.ts';
import { isThere } from './links.ts';
import { otherSheets } from './other-sheets.ts';
import { shownPath } from './references.ts';
import { readTable } from './table-file.ts';
import { type PlacedEntry, type ReadEntries, readYamlList, unread } from './yaml-file.ts';

/** The endings of a list, in the order in which they are taken. */
export const LIST_ENDINGS = ['.yaml', '.yml', '.csv', '.xlsx'] as const;

const listFiles = ({ root }: ContentFolder, name: string) =>
  LIST_ENDINGS.map((ending) => join(root, `${name}${ending}`)).filter(isThere);

/** Whether a list is there, in any form. */
export const isListed = (folder: ContentFolder, name: string): boolean => listFiles(folder, name).length > 0;

/**
 * Reads a list that may be written as YAML, as CSV or in a workbook: '{name}.yaml', '.yml', '.csv' or '.xlsx'; where there are two of
 * them, that is a mistake.
 */
export function readList<Kind extends EntryKind>(
  folder: ContentFolder,
  kind: Kind,
  name: string,
): (PlacedEntry<Kind> & { readonly path: string })[] {
  const [path, other] = listFiles(folder, name);
  if (path === undefined) return [];
  if (other !== undefined) {
    folder.report({
      file: shownPath(folder, other),
      message: said(
        `ada juga ${basename(path)}, dan itu yang dipakai; simpan salah satu saja`,
        `there is ${basename(path)} too, which is taken; keep one of them`,
      ),
    });
  }
  const read = extname(path) === '.xlsx' ? workbookList(folder, kind, path) : textList(folder, kind, path);
  if (read === undefined) return [];
  for (const mistake of read.mistakes) (read.isUnread ? folder.reportUnread : folder.report)(mistake);
  for (const note of read.notes ?? []) folder.note?.(note);
  return read.entries.map((entry) => ({ ...entry, path }));
}

function textList<Kind extends EntryKind>(
  folder: ContentFolder,
  kind: Kind,
  path: string,
): ReadEntries<Kind> | undefined {
  const text = readText(folder, path, folder.reportUnread);
  if (text === undefined) return undefined;
  const file = shownPath(folder, path);
  const reader = extname(path) === '.csv' ? readCsvList : readYamlList;
  const { nearestWord } = folder.rules;
  return guarded(file, folder.reportUnread, () => reader(kind, { text, file, nearestWord }));
}

function workbookList<Kind extends EntryKind>(
  folder: ContentFolder,
  kind: Kind,
  path: string,
): ReadEntries<Kind> | undefined {
  const file = shownPath(folder, path);
  return guarded(file, folder.reportUnread, () => {
    const table = readTable(path, file);
    if ('message' in table) return unread(table);
    const { notes = [], ...read } = readTableList(kind, table, { file, ...folder.rules });
    return { ...read, notes: [...otherSheets(table, file), ...notes] };
  });
}

/** Finds where the items of a list stand: they are in the order of its entries, and the same in these fields. */
export function listSources(
  folder: ContentFolder,
  kind: EntryKind,
  name: string,
  items: readonly object[],
  fields: readonly string[],
): (ItemSource | undefined)[] {
  const placed = readList(folder, kind, name);
  const same = (one: object) =>
    JSON.stringify(fields.map((field) => (one as Record<string, unknown>)[field] ?? null));
  let at = 0;
  // Some entries give no item.
  return items.map((item) => {
    const wanted = same(item);
    const found = placed.findIndex(({ entry }, index) => index >= at && same(entry) === wanted);
    const entry = placed[found];
    if (entry === undefined) return undefined;
    at = found + 1;
    return { file: shownPath(folder, entry.path), lineOf: entry.lineOf };
  });
}

/** How many entries a list has, including those that cannot be read. */
export function listLength(folder: ContentFolder, kind: EntryKind, name: string): number {
  const [path] = listFiles(folder, name);
  if (path === undefined) return 0;
  const bad = new Set<number | undefined>();
  const report = ({ line }: { readonly line?: number }) => void bad.add(line);
  const entries = readList({ ...folder, report, reportUnread: report }, kind, name);
  // A row of a CSV file is a line; an entry of a YAML file may have mistakes in several.
  if (['.csv', '.xlsx'].includes(extname(path))) return entries.length + bad.size;
  const text = readText(folder, path) ?? '';
  if (deepYamlLine(text) !== undefined) return 0;
  try {
    const list: unknown = parse(text);
    return Array.isArray(list) ? list.length : 0;
  } catch {
    return 0;
  }
}
