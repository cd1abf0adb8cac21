const IMAGE_TAG = /(<img\b[^>]*?\bsrc\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))([^>]*>)/gi;

/** Begins what stands in a text for a file of the folder, whatever its path has in it. */
const FILE = 'berkas-isi:';

/** Writes the path of a file as an address that may stand in any markup. */
export const addressOfFile = (path: string): string =>
  `${FILE}${encodeURIComponent(path).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;

/** Gives what an address in a text stands for: the path of a file, or the address itself. */
const keyOf = (address: string): string =>
  address.startsWith(FILE) ? decodeURIComponent(address.slice(FILE.length)) : address;

/**
 * Replaces the addresses of the images in an article's content.
 * @param replace gets an address, or the path of a file of the folder, and gives the new address; undefined leaves the image out
 */
export function withContentImages(content: string, replace: (address: string) => string | undefined): string {
  return content.replace(
    IMAGE_TAG,
    (_tag, before: string, double?: string, single?: string, bare?: string, after = '') => {
      const address = replace(keyOf((double ?? single ?? bare ?? '').replaceAll('&amp;', '&')));
      return address === undefined ? '' : `${before}"${address.replaceAll('&', '&amp;')}"${after}`;
    },
  );
}
