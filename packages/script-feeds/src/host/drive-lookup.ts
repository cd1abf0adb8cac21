import type { DriveItem, DriveNeed } from '../rules/drive-item.ts';
import type { GoogleDriveItem, GoogleFile, GoogleFolder } from './google.d.ts';

const FOLDER = 'application/vnd.google-apps.folder';

/** Gets a file. @throws where there is none that the account may see */
export function fileOf({ id, resourceKey }: DriveNeed): GoogleFile {
  return resourceKey === undefined
    ? DriveApp.getFileById(id)
    : DriveApp.getFileByIdAndResourceKey(id, resourceKey);
}

/** Gets a folder with its description; without it where it is in the bin. @throws where there is none */
export function folderOf({ id, resourceKey }: DriveNeed): { folder?: GoogleFolder; item: DriveItem } {
  const folder =
    resourceKey === undefined
      ? DriveApp.getFolderById(id)
      : DriveApp.getFolderByIdAndResourceKey(id, resourceKey);
  if (folder.isTrashed()) return { item: { id, found: false } };
  return { folder, item: { ...common(folder, id), isFolder: true } };
}

/** Describes what stands behind an id, be it a file or a folder. @throws where there is neither */
export function describedItem(need: DriveNeed): DriveItem {
  let file: GoogleFile;
  try {
    file = fileOf(need);
  } catch {
    return folderOf(need).item;
  }
  if (file.isTrashed()) return { id: need.id, found: false };
  const mimeType = file.getMimeType() ?? '';
  if (mimeType === FOLDER) return { ...common(file, need.id), isFolder: true };
  return { ...common(file, need.id), mimeType, size: file.getSize() };
}

function common(item: GoogleDriveItem, id: string): DriveItem {
  const shared = isShared(item);
  return {
    id,
    found: true,
    name: item.getName(),
    created: item.getDateCreated().getTime(),
    updated: item.getLastUpdated().getTime(),
    ...(shared !== undefined && { shared }),
  };
}

// Not told for what lies in a shared drive.
function isShared(item: GoogleDriveItem): boolean | undefined {
  try {
    const access = String(item.getSharingAccess());
    return [DriveApp.Access.ANYONE, DriveApp.Access.ANYONE_WITH_LINK].some((open) => String(open) === access);
  } catch {
    return undefined;
  }
}
