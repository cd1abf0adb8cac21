/** The address of an image in one width, in pixels. */
export interface ImageWidth {
  readonly src: string;
  readonly width: number;
}

/**
 * The addresses of an image: `src` and its other widths, then the fallbacks in order. An image that the page may not
 * request has an empty `src`.
 */
export interface ImageSource {
  readonly src: string;
  /** Ascending. Empty where the image has one width only. */
  readonly srcset: readonly ImageWidth[];
  /** The same widths as AVIF, for browsers that take it; absent where there are none. */
  readonly avif?: readonly ImageWidth[];
  readonly fallbacks: readonly string[];
}

/** Gives the addresses of Drive images by their use (contract "Image addresses"). */
export interface ImagesByUse {
  banner(fileId: string): ImageSource;
  /** @param url a staff item's photo: a Drive link, a path of this site, or an address elsewhere */
  portrait(url: string): ImageSource;
  gallery(fileId: string): ImageSource;
  newsCard(fileId: string): ImageSource;
  newsDialog(fileId: string): ImageSource;
}

/** Gives the addresses of images (contract "Image addresses"). */
export interface ImageAddresses extends ImagesByUse {
  /**
   * Gives the address at which the page may show an image of another host, such as one in an article's content.
   * @param url its own address, http or https
   * @returns undefined where the page may not use that host
   */
  elsewhere(url: string): string | undefined;
}
