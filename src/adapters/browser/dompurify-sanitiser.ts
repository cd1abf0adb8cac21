import type { ImageAddresses } from '../../application/ports/image-addresses.ts';
import type { MarkupSanitiser } from '../../application/ports/markup-sanitiser.ts';

/**
 * A sanitiser built on DOMPurify, which is loaded as its own chunk when the first article is opened.
 * @param images gives the addresses of images inside the content
 */
export function createDompurifySanitiser(images: ImageAddresses): MarkupSanitiser {
  return {
    async sanitise(content) {
      const { purifiedContent } = await import('./purified-content.ts');
      return purifiedContent(content, images);
    },
  };
}
