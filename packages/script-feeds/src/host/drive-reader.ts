import type { DriveFile, DriveItem, DriveNeed } from '../rules/drive-item.ts';
import { GOOGLE_DOCUMENT, isReadableText } from '../rules/mime-type.ts';
import { describedItem, fileOf, folderOf } from './drive-lookup.ts';
import type { GoogleFile, GoogleIterator } from './google.d.ts';

/** What was read of Drive; with a token where the time ended before the folder was read to its end. */
export interface DriveReading {
  readonly item: DriveItem;
  readonly token?: string;
}

/** Bytes of a text file that are read; a longer one is no caption. */
const MAX_TEXT_FILE = 1_000_000;

/**
 * Reads what the rules need to know.
 * @param token where the last run left this folder
 * @param late returns whether the time of this run is over
 * @throws what Drive throws, where Drive itself does not answer; one item that fails counts as not found
 */
export function readNeed(need: DriveNeed, token: string | undefined, late: () => boolean): DriveReading {
  try {
    return reading(need, token, late);
  } catch {
    return readAgain(need, late);
  }
}

// A token may be too old, and Drive fails at times: one more try from the beginning shows whether Drive is down.
function readAgain(need: DriveNeed, late: () => boolean): DriveReading {
  try {
    return reading(need, undefined, late);
  } catch (error) {
    if (!driveAnswers()) throw error;
    return { item: { id: need.id, found: false } };
  }
}

function reading(need: DriveNeed, token: string | undefined, late: () => boolean): DriveReading {
  switch (need.kind) {
    case 'item':
      return { item: describedItem(need) };
    case 'text':
      return { item: readText(need) };
    case 'folder':
      return readFiles(need, token, late);
    case 'folders':
      return readFolders(need, token, late);
  }
}

function readText(need: DriveNeed): DriveItem {
  const item = describedItem(need);
  if (!item.found || !isReadableText(item.mimeType ?? '') || (item.size ?? 0) > MAX_TEXT_FILE) return item;
  try {
    const text =
      item.mimeType === GOOGLE_DOCUMENT
        ? DocumentApp.openById(need.id).getBody().getText()
        : fileOf(need).getBlob().getDataAsString();
    return { ...item, text };
  } catch (error) {
    if (!driveAnswers()) throw error;
    return item;
  }
}

function readFiles(need: DriveNeed, token: string | undefined, late: () => boolean): DriveReading {
  const { folder, item } = folderOf(need);
  if (folder === undefined) return { item };
  const files: DriveFile[] = [];
  const unread: string[] = [];
  const rest = walk(
    token === undefined ? folder.getFiles() : DriveApp.continueFileIterator(token),
    late,
    (file) => takeFile(file, files, unread),
  );
  return { item: { ...item, files, ...(unread.length > 0 && { unread }) }, ...rest };
}

function takeFile(file: GoogleFile, files: DriveFile[], unread: string[]): void {
  let name = '(tanpa nama)';
  try {
    name = file.getName();
    if (file.isTrashed()) return;
    files.push({ id: file.getId(), name, mimeType: file.getMimeType() ?? '', size: file.getSize() });
  } catch (error) {
    if (!driveAnswers()) throw error;
    unread.push(name);
  }
}

function readFolders(need: DriveNeed, token: string | undefined, late: () => boolean): DriveReading {
  const { folder, item } = folderOf(need);
  if (folder === undefined) return { item };
  const folders: { id: string; name: string }[] = [];
  const all = token === undefined ? folder.getFolders() : DriveApp.continueFolderIterator(token);
  const rest = walk(all, late, (inner) => {
    if (!inner.isTrashed()) folders.push({ id: inner.getId(), name: inner.getName() });
  });
  return { item: { ...item, folders }, ...rest };
}

// At least one item a run, so that every folder is finished in the end, however short a run is.
function walk<T>(all: GoogleIterator<T>, late: () => boolean, take: (item: T) => void): { token?: string } {
  for (let taken = 0; all.hasNext(); taken += 1) {
    if (taken > 0 && late()) return { token: all.getContinuationToken() };
    take(all.next());
  }
  return {};
}

// The texts of errors are in the account's language; whether Drive answers at all is the same in every one.
function driveAnswers(): boolean {
  try {
    return DriveApp.getRootFolder().getId() !== '';
  } catch {
    return false;
  }
}
