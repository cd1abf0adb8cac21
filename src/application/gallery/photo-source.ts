import type { GalleryImage } from '../../domain/gallery/gallery.ts';
import type { ImageAddresses, ImageSource } from '../ports/image-addresses.ts';

/**
 * Gives the source of a gallery photo (contract "Image addresses"). A photo that is a file of this site, as in the
 * built-in gallery, is always served by this site: a proxy does not know it.
 */
export function photoSource(images: ImageAddresses, { fileId, directUrl }: GalleryImage): ImageSource {
  const source = images.gallery(fileId);
  if (!isOfThisSite(directUrl) || isOfThisSite(source.src)) return source;
  return { src: directUrl, srcset: [], fallbacks: [] };
}

function isOfThisSite(address: string): boolean {
  return address.startsWith('/');
}
