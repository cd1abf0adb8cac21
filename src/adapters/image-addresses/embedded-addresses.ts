import type { ImageAddresses, ImageSource } from '../../application/ports/image-addresses.ts';
import { isSiteFileId, pictureFileId } from '../../domain/shared/media-address.ts';
import { webAddress } from '../../domain/shared/web-address.ts';
import { encodedText } from '../../domain/shared/well-formed.ts';
import { IMAGE_WIDTHS, type ImageUse } from './image-widths.ts';

/**
 * Gives the addresses of images that are files of this site: /media/{fileId}/{width}.webp (contract "Image addresses").
 * @param hosts origins whose images the page may show directly
 */
export function createEmbeddedAddresses(hosts: readonly string[] = []): ImageAddresses {
  const elsewhere = (url: string) => (hosts.includes(webAddress(url)?.origin ?? '') ? url : undefined);
  const allowed = (url: string) => (url.startsWith('/') ? url : elsewhere(url));
  return {
    banner: (fileId) => embedded('banner', fileId),
    portrait: (url) => {
      const fileId = pictureFileId(url);
      return fileId === undefined ? single(allowed(url)) : embedded('portrait', fileId);
    },
    gallery: (fileId) => embedded('gallery', fileId),
    newsCard: (fileId) => embedded('newsCard', fileId),
    newsDialog: (fileId) => embedded('newsDialog', fileId),
    elsewhere,
  };
}

// An image from a host that the page may not use gets no address at all.
const single = (src = ''): ImageSource => ({ src, srcset: [], fallbacks: [] });

/** Gives the addresses of an image of this site by its file id. */
export function embedded(use: ImageUse, fileId: string): ImageSource {
  // Such an id would leave its folder, plain or encoded.
  if (/^\.\.?$/.test(fileId)) return single();
  const { src, srcset } = IMAGE_WIDTHS[use];
  const address = (width: number, format = 'webp') => `/media/${encodedText(fileId)}/${width}.${format}`;
  return {
    src: address(src),
    srcset: srcset.map((width) => ({ src: address(width), width })),
    // The images that npm run content makes exist in both formats.
    ...(isSiteFileId(fileId) && { avif: srcset.map((width) => ({ src: address(width, 'avif'), width })) }),
    fallbacks: [],
  };
}
