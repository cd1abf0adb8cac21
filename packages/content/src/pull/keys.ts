import { createHash } from 'node:crypto';
import { isSiteFileId, mediaFileId, webAddress } from '../addresses.ts';
import type { ImageUse } from '../items.ts';
import type { ImageWidths, PictureAddresses, SitePictures } from '../site-rules.ts';

const DRIVE = 'drive:';

/** Gives the key of a picture that is called by its file id. */
export function idKey(fileId: string): string {
  return isSiteFileId(fileId) ? fileId : `${DRIVE}${fileId}`;
}

/** Gives the key of a picture that is called by its address: that of its file on a drive, else the address itself. */
export function addressKey({ driveFileId }: SitePictures, address: string): string {
  const fileId = driveFileId(address);
  return fileId === undefined ? address : idKey(fileId);
}

/** Gives the file id in a key of a drive; undefined for any other key. */
export const driveIdOf = (key: string): string | undefined =>
  key.startsWith(DRIVE) ? key.slice(DRIVE.length) : undefined;

/** Gives the file id of a picture that this site holds already; undefined for any other key. */
export const siteIdOf = (key: string): string | undefined => (isSiteFileId(key) ? key : mediaFileId(key));

/** Says whether a key means a picture elsewhere, that has to be fetched. */
export const isElsewhere = (key: string): boolean =>
  driveIdOf(key) !== undefined || webAddress(key) !== undefined;

/** Gives the name under which a picture is remembered: its key, but never an address, since that may contain a secret. */
export function rememberedAs(key: string): string {
  if (driveIdOf(key) !== undefined) return key;
  return `address:${createHash('sha256').update(key).digest('hex').slice(0, 32)}`;
}

/** An address that a picture can be fetched from. */
export interface PictureSources {
  readonly direct: string;
  readonly proxied: string;
}

/**
 * Gives where a picture is, in the greatest width that is asked for.
 * @param addresses those behind the image proxy
 * @param key one that isElsewhere takes
 */
export function sourcesOf(
  widths: ImageWidths,
  key: string,
  uses: Iterable<ImageUse>,
  addresses: PictureAddresses,
): PictureSources {
  const fileId = driveIdOf(key);
  if (fileId === undefined) return { direct: key, proxied: addresses.elsewhere(key) ?? key };
  const [widest = 'banner'] = [...uses].sort((a, b) => widths[b].src - widths[a].src);
  // A portrait is called by its address; the one of a banner is the same.
  const { src, fallbacks } = addresses[widest === 'portrait' ? 'banner' : widest](fileId);
  return { direct: fallbacks[0] ?? src, proxied: src };
}
