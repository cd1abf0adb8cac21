/** What the rules need to know of Drive. */
export interface DriveNeed {
  /** 'item': the file or folder of an id; 'folder': its files; 'folders': its folders; 'text': the text of a document. */
  readonly kind: 'item' | 'folder' | 'folders' | 'text';
  readonly id: string;
  readonly resourceKey?: string;
}

/** A file as its folder lists it. */
export interface DriveFile {
  readonly id: string;
  readonly name: string;
  readonly mimeType: string;
  /** Bytes; 0 for Google's own documents. */
  readonly size: number;
}

/** What is known of something on Drive. Times are milliseconds since 1970. */
export interface DriveItem {
  readonly id: string;
  /** False where it does not exist, or the office's account may not see it. */
  readonly found: boolean;
  readonly isFolder?: boolean;
  readonly name?: string;
  readonly mimeType?: string;
  readonly size?: number;
  readonly created?: number;
  readonly updated?: number;
  /** Whether everybody with the link may see it; absent where Drive does not say. */
  readonly shared?: boolean;
  /** Of a folder: its files, in Drive's order. */
  readonly files?: readonly DriveFile[];
  /** Of a folder: the names of files that could not be read. */
  readonly unread?: readonly string[];
  /** Of a folder: its folders. */
  readonly folders?: readonly { readonly id: string; readonly name: string }[];
  /** Of a document: its text. */
  readonly text?: string;
}

/** What is known so far, by needKey. */
export type DriveItems = ReadonlyMap<string, DriveItem>;

/** Gives equal keys to equal needs, so that each is read once. */
export const needKey = ({ kind, id }: Pick<DriveNeed, 'kind' | 'id'>) => `${kind}:${id}`;

/** Gives what is known of a need. */
export function known(items: DriveItems, kind: DriveNeed['kind'], id: string): DriveItem | undefined {
  return items.get(needKey({ kind, id }));
}

/** Adds a further portion of a folder to what is known of it; duplicates are left out. */
export function merged(before: DriveItem | undefined, next: DriveItem): DriveItem {
  if (before === undefined || !before.found) return next;
  return {
    ...before,
    ...next,
    ...((before.files ?? next.files) && { files: once([...(before.files ?? []), ...(next.files ?? [])]) }),
    ...((before.folders ?? next.folders) && {
      folders: once([...(before.folders ?? []), ...(next.folders ?? [])]),
    }),
    ...((before.unread ?? next.unread) && {
      unread: [...new Set([...(before.unread ?? []), ...(next.unread ?? [])])],
    }),
  };
}

function once<T extends { readonly id: string }>(list: readonly T[]): T[] {
  return [...new Map(list.map((entry) => [entry.id, entry])).values()];
}
