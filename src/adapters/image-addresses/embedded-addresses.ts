import type { ImageAddresses, ImageSource } from '../../application/ports/image-addresses.ts';
import { driveFileId } from '../../domain/shared/drive-link.ts';
import { IMAGE_WIDTHS, type ImageUse } from './image-widths.ts';

/**
 * Gives the addresses of images that this site holds itself: /media/{fileId}/{width}.webp (contract "Image addresses").
 */
export function createEmbeddedAddresses(): ImageAddresses {
  return {
    banner: (fileId) => embedded('banner', fileId),
    portrait: (url) => {
      const fileId = driveFileId(url);
      return fileId === undefined ? { src: url, srcset: [], fallbacks: [] } : embedded('portrait', fileId);
    },
    gallery: (fileId) => embedded('gallery', fileId),
    newsCard: (fileId) => embedded('newsCard', fileId),
    newsDialog: (fileId) => embedded('newsDialog', fileId),
  };
}

function embedded(use: ImageUse, fileId: string): ImageSource {
  const { src, srcset } = IMAGE_WIDTHS[use];
  const address = (width: number) => `/media/${encodeURIComponent(fileId)}/${width}.webp`;
  return {
    src: address(src),
    srcset: srcset.map((width) => ({ src: address(width), width })),
    fallbacks: [],
  };
}
