/** Where an image is found: `src` and its other widths, then what to try in turn when it fails. */
export interface ImageSource {
  readonly src: string;
  /** Ascending; `width` in pixels. Empty where the image has one width only. */
  readonly srcset: readonly { readonly src: string; readonly width: number }[];
  readonly fallbacks: readonly string[];
}

/** Gives the addresses of images by their use (contract "Image addresses"). */
export interface ImageAddresses {
  banner(fileId: string): ImageSource;
  /** @param url a staff item's photo: a Drive link, or any other address, which is used as it stands */
  portrait(url: string): ImageSource;
  gallery(fileId: string): ImageSource;
  newsCard(fileId: string): ImageSource;
  newsDialog(fileId: string): ImageSource;
}
