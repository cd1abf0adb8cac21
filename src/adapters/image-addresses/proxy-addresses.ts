import type { ImageAddresses, ImageSource } from '../../application/ports/image-addresses.ts';
import { isSiteFileId, pictureFileId } from '../../domain/shared/media-address.ts';
import { encodedText } from '../../domain/shared/well-formed.ts';
import { embedded } from './embedded-addresses.ts';
import { IMAGE_WIDTHS, type ImageUse } from './image-widths.ts';

type Target = (fileId: string, width: number) => string;

/**
 * Gives the addresses of images behind the image proxy, with the direct address as the fallback (contract "Image
 * addresses"); images that are files of this site are served by this site.
 * @param proxyUrl the proxy's address; it may have parameters of its own
 */
export function createProxyAddresses(proxyUrl: string): ImageAddresses {
  const proxied = (target: string) => `${withQuery(proxyUrl)}url=${encodedText(target)}`;
  const source = (use: ImageUse, target: Target, fileId: string): ImageSource => {
    if (isSiteFileId(fileId)) return embedded(use, fileId);
    const { src, srcset } = IMAGE_WIDTHS[use];
    return {
      src: proxied(target(fileId, src)),
      srcset: srcset.map((width) => ({ src: proxied(target(fileId, width)), width })),
      fallbacks: [target(fileId, src)],
    };
  };
  return {
    banner: (fileId) => source('banner', driveThumbnail, fileId),
    portrait: (url) => {
      const fileId = pictureFileId(url);
      if (fileId === undefined) {
        return { src: url.startsWith('/') ? url : proxied(url), srcset: [], fallbacks: [] };
      }
      return source('portrait', driveThumbnail, fileId);
    },
    gallery: (fileId) => source('gallery', hostedImage, fileId),
    newsCard: (fileId) => source('newsCard', driveThumbnail, fileId),
    newsDialog: (fileId) => source('newsDialog', driveThumbnail, fileId),
    elsewhere: proxied,
  };
}

function driveThumbnail(fileId: string, width: number): string {
  return `https://drive.google.com/thumbnail?id=${encodedText(fileId)}&sz=w${width}`;
}

function hostedImage(fileId: string, width: number): string {
  return `https://lh3.googleusercontent.com/d/${encodedText(fileId)}=w${width}`;
}

function withQuery(proxyUrl: string): string {
  if (!proxyUrl.includes('?')) return `${proxyUrl}?`;
  return /[?&]$/.test(proxyUrl) ? proxyUrl : `${proxyUrl}&`;
}
