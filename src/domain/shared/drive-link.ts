import { webAddress } from './web-address.ts';
import { encodedText } from './well-formed.ts';

const ID = /^[\w-]+$/;
const FILE_PATH = /\/file\/(?:u\/\d+\/)?d\/([\w-]+)(?:\/|$)/;
const IMAGE_HOST = /^lh\d+\.googleusercontent\.com$/;
const IMAGE_PATH = /^\/d\/([\w-]+)(?:=[^/]*)?\/?$/;
// A map: an object would also have hosts with the names of its inherited members, such as 'constructor'.
const QUERY_PATHS: ReadonlyMap<string, RegExp> = new Map([
  ['drive.google.com', /\/(?:open|uc|thumbnail)\/?$/],
  ['docs.google.com', /\/(?:open|uc|thumbnail)\/?$/],
  ['drive.usercontent.google.com', /\/(?:download|uc)\/?$/],
]);

/**
 * Finds the file id in any form of Google Drive link that feeds use: file/d/{id}, open?id=, uc?id=, thumbnail?id=,
 * usercontent download?id= and lh3.googleusercontent.com/d/{id} (spec §5 Addresses from feeds).
 * @returns the id (letters, digits, '_' and '-'), or undefined for any other address or host
 */
export function driveFileId(url: string): string | undefined {
  const parsed = webAddress(url);
  if (parsed === undefined) return undefined;
  if (IMAGE_HOST.test(parsed.hostname)) return IMAGE_PATH.exec(parsed.pathname)?.[1];
  const queryPath = QUERY_PATHS.get(parsed.hostname);
  if (queryPath === undefined) return undefined;
  const inPath = FILE_PATH.exec(parsed.pathname)?.[1];
  if (inPath !== undefined) return inPath;
  const inQuery = queryPath.test(parsed.pathname) ? parsed.searchParams.get('id') : null;
  return inQuery !== null && ID.test(inQuery) ? inQuery : undefined;
}

/**
 * Turns a Drive link into its preview form (spec §5 Legal products).
 * @param url any address
 * @returns https://drive.google.com/file/d/{id}/preview for file/d, open?id=, uc?id= and usercontent download?id=,
 *   with its resource key, if any; every other address unchanged
 */
export function drivePreviewUrl(url: string): string {
  const parsed = webAddress(url);
  const id = driveFileId(url);
  if (parsed === undefined || id === undefined || !isDocumentLink(parsed)) return url;
  const key = parsed.searchParams.get('resourcekey');
  const suffix = key === null || key === '' ? '' : `?resourcekey=${encodedText(key)}`;
  return `https://drive.google.com/file/d/${id}/preview${suffix}`;
}

function isDocumentLink(url: URL): boolean {
  return !IMAGE_HOST.test(url.hostname) && !/\/thumbnail\/?$/.test(url.pathname);
}
