import { createHash } from 'node:crypto';
import type { FeedName } from '../../../src/adapters/http/feeds.ts';
import { IMAGE_WIDTHS, type ImageUse } from '../../../src/adapters/image-addresses/image-widths.ts';
import type { ImageAddresses } from '../../../src/application/ports/image-addresses.ts';
import { articleImageId } from '../../../src/domain/news/prepare-articles.ts';
import { driveFileId } from '../../../src/domain/shared/drive-link.ts';
import { isSiteFileId, mediaFileId } from '../../../src/domain/shared/media-address.ts';
import { webAddress } from '../../../src/domain/shared/web-address.ts';
import { type FeedItems, withContentImages } from '../feed-items.ts';

const DRIVE = 'drive:';

/** Gives the key of a picture that is called by its file id. */
function idKey(fileId: string): string {
  return isSiteFileId(fileId) ? fileId : `${DRIVE}${fileId}`;
}

/** Gives the key of a picture that is called by its address: that of its file on a drive, else the address itself. */
function addressKey(address: string): string {
  const fileId = driveFileId(address);
  return fileId === undefined ? address : idKey(fileId);
}

const KEYED: { readonly [Name in FeedName]: (items: FeedItems[Name]) => FeedItems[Name] } = {
  banners: (banners) => banners.map((banner) => ({ ...banner, fileId: idKey(banner.fileId) })),
  gallery: (folders) =>
    folders.map((folder) => ({
      ...folder,
      images: folder.images.map((image) => ({ ...image, fileId: idKey(image.fileId) })),
    })),
  'legal-products': (products) => products,
  staff: (staff) => staff.map((item) => ({ ...item, imageUrl: addressKey(item.imageUrl) })),
  news: (articles) =>
    articles.map((article) => ({
      ...article,
      content: withContentImages(article.content, addressKey),
      images: article.images.map((image) => {
        const fileId = articleImageId(image);
        return { ...image, id: fileId === '' ? addressKey(image.url || image.originalUrl) : idKey(fileId) };
      }),
    })),
};

/**
 * Lets the items of a feed call each picture by a key that is the same for the same picture in every feed: 'drive:{id}'
 * for a file of a drive, the file id of one that this site holds, else its address.
 */
export function keyed<Name extends FeedName>(name: Name, items: FeedItems[Name]): FeedItems[Name] {
  return KEYED[name](items);
}

/** Gives the file id on the drive that a key means; undefined for any other key. */
export const driveIdOf = (key: string): string | undefined =>
  key.startsWith(DRIVE) ? key.slice(DRIVE.length) : undefined;

/** Gives the file id of a picture that this site holds already; undefined for any other key. */
export const siteIdOf = (key: string): string | undefined => (isSiteFileId(key) ? key : mediaFileId(key));

/** Says whether a key means a picture elsewhere, that has to be fetched. */
export const isElsewhere = (key: string): boolean =>
  driveIdOf(key) !== undefined || webAddress(key) !== undefined;

/** Gives what a picture is remembered by: its key, but never an address, since that may hold a secret. */
export function rememberedAs(key: string): string {
  if (driveIdOf(key) !== undefined) return key;
  return `address:${createHash('sha256').update(key).digest('hex').slice(0, 32)}`;
}

/** Where a picture can be asked for. */
export interface PictureSources {
  readonly direct: string;
  readonly proxied: string;
}

/**
 * Gives where a picture is, in the greatest width that is asked for (contract "Image addresses").
 * @param addresses those behind the image proxy
 * @param key one that isElsewhere takes
 */
export function sourcesOf(key: string, uses: Iterable<ImageUse>, addresses: ImageAddresses): PictureSources {
  const fileId = driveIdOf(key);
  if (fileId === undefined) return { direct: key, proxied: addresses.elsewhere(key) ?? key };
  const [widest = 'banner'] = [...uses].sort((a, b) => IMAGE_WIDTHS[b].src - IMAGE_WIDTHS[a].src);
  // A portrait is called by its address; the one of a banner is the same.
  const { src, fallbacks } = addresses[widest === 'portrait' ? 'banner' : widest](fileId);
  return { direct: fallbacks[0] ?? src, proxied: src };
}
