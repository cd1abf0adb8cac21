import type { GalleryImage } from '../../domain/gallery/gallery.ts';
import type { ImageAddresses, ImageSource } from '../ports/image-addresses.ts';

/**
 * Gives where a photo of the gallery is found (contract "Image addresses"). A photo that stands on this site, as
 * those of the built-in gallery do, is taken from here whatever the image delivery: a proxy does not know it.
 */
export function photoSource(images: ImageAddresses, { fileId, directUrl }: GalleryImage): ImageSource {
  const source = images.gallery(fileId);
  if (!isOfThisSite(directUrl) || isOfThisSite(source.src)) return source;
  return { src: directUrl, srcset: [], fallbacks: [] };
}

function isOfThisSite(address: string): boolean {
  return address.startsWith('/');
}
