import { dirname, extname, join } from 'node:path';
import { parse } from 'yaml';
import { type ContentFolder, entriesIn, picturesIn, readText } from '../folder/folder.ts';
import { deepYamlLine } from '../folder/limits.ts';
import { isThere } from '../folder/links.ts';
import { type MarkdownFile, readMarkdown } from '../folder/markdown.ts';
import { datedName } from '../folder/names.ts';
import { ALBUM_FILE } from '../folder/read-gallery.ts';
import { readList } from '../folder/read-lists.ts';
import { shownPath } from '../folder/references.ts';
import { readYamlRecord } from '../folder/yaml-file.ts';
import type { FeedItems, FeedName } from '../items.ts';
import type { ItemFinding } from './finding.ts';

/** The location of an item in the folder. */
export interface FolderPlace {
  /** From the root of the project. */
  readonly file: string;
  readonly line?: number;
}

/** Finds the files and lines of the items of a feed in the folder. */
export interface FolderPlaces {
  /** How many entries the folder has, including those that are left out. */
  readonly received: number;
  /** Undefined where it cannot be said. */
  place(finding: ItemFinding): FolderPlace | undefined;
}

type Line = (...path: (string | number)[]) => number;
interface Entry {
  readonly file: string;
  readonly lineOf?: Line;
  /** Lines of the images in the text. */
  readonly images?: readonly number[];
  readonly text?: string;
}

const KEYS: Readonly<Record<string, string>> = {
  created: 'date',
  createdDate: 'date',
  images: 'pictures',
  zipFile: 'zip',
  folderId: 'id',
};

const SOURCES: {
  readonly [Name in FeedName]: (
    folder: ContentFolder,
    items: FeedItems[Name],
  ) => readonly (Entry | undefined)[];
} = {
  banners: (folder, items) =>
    isListed(folder, 'banners/banners')
      ? listEntries(folder, 'banner', 'banners/banners', items, ['name'])
      : items.map(({ url }) => ({ file: shownPath(folder, url) })),
  staff: (folder, items) =>
    listEntries(folder, 'staff', 'staff', items, [
      'id',
      'title',
      'description',
      'category',
      'location',
      'date',
    ]),
  'legal-products': (folder, items) =>
    listEntries(folder, 'product', 'legal-products', items, ['name', 'category', 'year']),
  gallery: (folder, items) => {
    const albums = new Map(albumNames(folder).map((name) => albumEntry(folder, name)));
    return items.map(({ folderId }) => albums.get(folderId));
  },
  news: (folder, items) => {
    const files = new Map(articleNames(folder).map((name) => articleEntry(folder, name)));
    return items.map(({ id }) => files.get(id));
  },
};

const RECEIVED: Readonly<Record<FeedName, (folder: ContentFolder) => number>> = {
  banners: (folder) =>
    isListed(folder, 'banners/banners')
      ? listLength(folder, 'banner', 'banners/banners')
      : picturesIn(folder, join(folder.root, 'banners')).length,
  staff: (folder) => listLength(folder, 'staff', 'staff'),
  'legal-products': (folder) => listLength(folder, 'product', 'legal-products'),
  gallery: (folder) => albumNames(folder).length,
  news: (folder) => articleNames(folder).length,
};

/**
 * Finds the places of a feed's items.
 * @param content the content folder, and how it is read
 * @param items as the folder's reader gives them
 */
export function folderPlaces<Name extends FeedName>(
  content: Pick<ContentFolder, 'root' | 'rules'>,
  name: Name,
  items: FeedItems[Name],
): FolderPlaces {
  // Its mistakes were reported when the items were read.
  const folder: ContentFolder = { ...content, report: () => undefined, reportUnread: () => undefined };
  const entries = SOURCES[name](folder, items);
  return {
    received: RECEIVED[name](folder),
    place({ item, field = '', nth, address }) {
      const entry = item === undefined ? undefined : entries[item];
      if (entry === undefined) return undefined;
      const line = lineIn(entry, name, { field, nth, address });
      return { file: entry.file, ...(line !== undefined && { line }) };
    },
  };
}

function lineIn(
  { lineOf, images, text }: Entry,
  name: FeedName,
  { field, nth, address }: { field: string; nth?: number | undefined; address?: string | undefined },
): number | undefined {
  if (field === 'content') {
    if (nth !== undefined) return images?.[nth];
    const at = address === undefined ? -1 : (text ?? '').indexOf(address);
    return at < 0 ? undefined : (text ?? '').slice(0, at).split('\n').length;
  }
  const first = field.replace(/[[.].*$/s, '');
  const key = name === 'gallery' && first === 'images' ? 'photos' : (KEYS[first] ?? first);
  return lineOf?.(...(key === '' ? [] : [key]));
}

const ENDINGS = ['.yaml', '.yml', '.csv'];
const listFile = ({ root }: ContentFolder, name: string) =>
  ENDINGS.map((ending) => join(root, `${name}${ending}`)).find(isThere);
const isListed = (folder: ContentFolder, name: string) => listFile(folder, name) !== undefined;

type ListKind = 'banner' | 'staff' | 'product';

function listEntries(
  folder: ContentFolder,
  kind: ListKind,
  name: string,
  items: readonly object[],
  fields: readonly string[],
): (Entry | undefined)[] {
  const placed = readList(folder, kind, name);
  const same = (one: object) =>
    JSON.stringify(fields.map((field) => (one as Record<string, unknown>)[field] ?? null));
  let at = 0;
  // Items are in the order of the entries; some entries give no item.
  return items.map((item) => {
    const wanted = same(item);
    const found = placed.findIndex(({ entry }, index) => index >= at && same(entry) === wanted);
    const entry = placed[found];
    if (entry === undefined) return undefined;
    at = found + 1;
    return { file: shownPath(folder, entry.path), lineOf: entry.lineOf };
  });
}

function listLength(folder: ContentFolder, kind: ListKind, name: string): number {
  const path = listFile(folder, name);
  if (path === undefined) return 0;
  const bad = new Set<number | undefined>();
  const report = ({ line }: { readonly line?: number }) => void bad.add(line);
  const entries = readList({ ...folder, report, reportUnread: report }, kind, name);
  // A row of a CSV file is a line; an entry of a YAML file may have mistakes in several.
  if (extname(path) === '.csv') return entries.length + bad.size;
  const text = readText(folder, path) ?? '';
  if (deepYamlLine(text) !== undefined) return 0;
  try {
    const list: unknown = parse(text);
    return Array.isArray(list) ? list.length : 0;
  } catch {
    return 0;
  }
}

const albumNames = (folder: ContentFolder): string[] => entriesIn(folder, join(folder.root, 'gallery'));
const articleNames = (folder: ContentFolder): string[] =>
  entriesIn(folder, join(folder.root, 'news')).filter((name) => /\.(?:md|markdown)$/i.test(name));

function albumEntry(folder: ContentFolder, name: string): [id: string, Entry] {
  const album = join(folder.root, 'gallery', name);
  const path = join(album, ALBUM_FILE);
  const { rest } = datedName(name);
  const text = isThere(path) ? readText(folder, path) : undefined;
  if (text === undefined) return [rest, { file: shownPath(folder, album) }];
  const file = shownPath(folder, path);
  const [placed] = readYamlRecord('album', {
    text,
    file,
    nearestWord: folder.rules.nearestWord,
  }).entries;
  return [placed?.entry.id ?? rest, { file, ...(placed && { lineOf: placed.lineOf }) }];
}

function articleEntry(folder: ContentFolder, name: string): [id: string, Entry] {
  const path = join(folder.root, 'news', name);
  const file = shownPath(folder, path);
  const text = readText(folder, path) ?? '';
  const { frontMatter = '', images } = markdownIn(text);
  const [placed] = readYamlRecord('article', {
    text: frontMatter,
    file,
    before: 1,
    nearestWord: folder.rules.nearestWord,
  }).entries;
  const { rest } = datedName(path.slice(dirname(path).length + 1, path.length - extname(path).length));
  const lines = images.map(({ line }) => line);
  return [placed?.entry.id ?? rest, { file, text, images: lines, ...(placed && { lineOf: placed.lineOf }) }];
}

// Why it cannot be read was said before.
function markdownIn(text: string): Pick<MarkdownFile, 'frontMatter' | 'images'> {
  try {
    return readMarkdown(text);
  } catch {
    return { images: [] };
  }
}
