import type { ImageAddresses } from '../../application/ports/image-addresses.ts';
import type { MarkupSanitiser } from '../../application/ports/markup-sanitiser.ts';

/**
 * A sanitiser by DOMPurify, which comes as a chunk of its own when the first article is opened.
 * @param images gives the images inside the content
 */
export function createDompurifySanitiser(images: ImageAddresses): MarkupSanitiser {
  return {
    async sanitise(content) {
      const { purifiedContent } = await import('./purified-content.ts');
      return purifiedContent(content, images);
    },
  };
}
