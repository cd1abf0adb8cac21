import { driveFileId } from './drive-link.ts';

const SITE_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*\.[a-z0-9]{12}$/;
const MEDIA_PATH = /^\/media\/([a-z0-9.-]+)\/[^/?#]+$/;

/**
 * Says whether a file id belongs to a picture that is a file of this site (contract "Image addresses"): words of its
 * name, a dot and twelve letters or digits of its content. File ids of Google Drive have no dot.
 */
export function isSiteFileId(fileId: string): boolean {
  return SITE_ID.test(fileId);
}

/**
 * Finds the file id in the address of a picture of this site, /media/{fileId}/{file}.
 * @returns undefined for any other address
 */
export function mediaFileId(address: string): string | undefined {
  const id = MEDIA_PATH.exec(address)?.[1];
  return id !== undefined && isSiteFileId(id) ? id : undefined;
}

/** Gives the address of a picture of this site in a width, in pixels (contract "Image addresses"). */
export function mediaAddress(fileId: string, width: number): string {
  return `/media/${fileId}/${width}.webp`;
}

/** Finds the file id of a picture in any address that feeds use: of this site, or of Google Drive. */
export function pictureFileId(address: string): string | undefined {
  return mediaFileId(address) ?? driveFileId(address);
}
