/** A file or folder of Drive that a link names. */
export interface DriveReference {
  /** 'item' for a form of link that both have, such as open?id=, and for a bare id. */
  readonly kind: 'file' | 'folder' | 'item';
  readonly id: string;
  /** Asked for by items that were shared before 2021. */
  readonly resourceKey?: string;
}

const LINK = /^https?:\/\/([^/\\?#\s]+)(\/[^?#\s]*)?(?:\?([^#\s]*))?(?:#\S*)?$/i;
const BARE = /^[\w-]{19,}$/;
const IMAGE_HOST = /^lh\d+\.googleusercontent\.com$/;
const FILE_HOSTS = ['drive.google.com', 'docs.google.com', 'drive.usercontent.google.com'];
const FILE_PATH = /\/file\/(?:u\/\d+\/)?d\/([\w-]+)(?:\/|$)/;
const DOCUMENT_PATH =
  /^\/(?:a\/[^/]+\/)?(?:document|spreadsheets|presentation)\/(?:u\/\d+\/)?d\/([\w-]+)(?:\/|$)/;
const FOLDER_PATH = /^\/(?:drive\/(?:u\/\d+\/)?(?:mobile\/)?)?folders\/([\w-]+)\/?$/;
const ID = /^[\w-]+$/;

/**
 * Reads a Drive link in any form that people copy: of a file, of a Google document, of a folder, or the bare id. The
 * script host has no `URL`, so that the link is taken apart by hand; what it finds in a file's link is what the site
 * finds there (driveFileId).
 * @returns undefined for anything else
 */
export function driveReference(link: string): DriveReference | undefined {
  const text = link.trim();
  if (BARE.test(text)) return { kind: 'item', id: text };
  const match = LINK.exec(text);
  if (match === null) return undefined;
  const [, host = '', path = '/', query = ''] = match;
  const found = inLink(host.toLowerCase(), path, query);
  const resourceKey = parameter(query, 'resourcekey');
  return found && { ...found, ...(resourceKey !== undefined && { resourceKey }) };
}

function inLink(host: string, path: string, query: string): DriveReference | undefined {
  if (IMAGE_HOST.test(host)) return file(/^\/d\/([\w-]+)(?:=[^/]*)?\/?$/.exec(path)?.[1]);
  if (!FILE_HOSTS.includes(host)) return undefined;
  if (host !== 'drive.usercontent.google.com') {
    const folder = FOLDER_PATH.exec(path)?.[1];
    if (folder !== undefined) return { kind: 'folder', id: folder };
  }
  const inPath = FILE_PATH.exec(path)?.[1] ?? DOCUMENT_PATH.exec(path)?.[1];
  if (inPath !== undefined) return file(inPath);
  const names =
    host === 'drive.usercontent.google.com' ? /\/(?:download|uc)\/?$/ : /\/(?:open|uc|thumbnail)\/?$/;
  const id = names.test(path) ? parameter(query, 'id') : undefined;
  if (id === undefined) return undefined;
  return /\/open\/?$/.test(path) ? { kind: 'item', id } : file(id);
}

function file(id: string | undefined): DriveReference | undefined {
  return id === undefined ? undefined : { kind: 'file', id };
}

function parameter(query: string, name: string): string | undefined {
  const start = `${name}=`;
  const value = query
    .split('&')
    .find((part) => part.startsWith(start))
    ?.slice(start.length);
  return value !== undefined && ID.test(value) ? value : undefined;
}

/** The address under which a picture of Drive is shown. */
export const viewAddress = (id: string) => `https://drive.google.com/uc?export=view&id=${id}`;

/** The address under which a file of Drive is downloaded. */
export const downloadAddress = (id: string) => `https://drive.google.com/uc?export=download&id=${id}`;

/** The address of a file's page on Drive. */
export function pageAddress({ id, resourceKey }: Pick<DriveReference, 'id' | 'resourceKey'>): string {
  const key = resourceKey === undefined ? '' : `?resourcekey=${resourceKey}`;
  return `https://drive.google.com/file/d/${id}/view${key}`;
}
