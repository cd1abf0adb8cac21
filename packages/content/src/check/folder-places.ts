import type { ItemSource } from '../feeds/feed.ts';
import { type FeedItems, type FeedName, feedOf } from '../feeds.ts';
import type { ContentFolder } from '../folder/folder.ts';
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

const KEYS: Readonly<Record<string, string>> = {
  created: 'date',
  createdDate: 'date',
  images: 'pictures',
  zipFile: 'zip',
  folderId: 'id',
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
  const { sources, received } = feedOf(name);
  const entries = sources(folder, items);
  return {
    received: received(folder),
    place({ item, field = '', nth, address }) {
      const entry = item === undefined ? undefined : entries[item];
      if (entry === undefined) return undefined;
      const line = lineIn(entry, { field, nth, address });
      return { file: entry.file, ...(line !== undefined && { line }) };
    },
  };
}

function lineIn(
  { lineOf, images, text }: ItemSource,
  { field, nth, address }: { field: string; nth?: number | undefined; address?: string | undefined },
): number | undefined {
  if (field === 'content') {
    if (nth !== undefined) return images?.[nth];
    const at = address === undefined ? -1 : (text ?? '').indexOf(address);
    return at < 0 ? undefined : (text ?? '').slice(0, at).split('\n').length;
  }
  const first = field.replace(/[[.].*$/s, '');
  const key = KEYS[first] ?? first;
  return lineOf?.(...(key === '' ? [] : [key]));
}
