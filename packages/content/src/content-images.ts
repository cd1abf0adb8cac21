const IMAGE_TAG = /(<img\b[^>]*?\bsrc\s*=\s*)(?:"([^"]*)"|'([^']*)')([^>]*>)/gi;

/**
 * Replaces the addresses of the images in an article's content.
 * @param replace gives the new address; undefined leaves the image out
 */
export function withContentImages(content: string, replace: (address: string) => string | undefined): string {
  return content.replace(
    IMAGE_TAG,
    (_tag, before: string, double: string | undefined, single: string | undefined, after: string) => {
      const address = replace((double ?? single ?? '').replaceAll('&amp;', '&'));
      return address === undefined ? '' : `${before}"${address.replaceAll('&', '&amp;')}"${after}`;
    },
  );
}
