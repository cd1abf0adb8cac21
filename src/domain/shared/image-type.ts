import { mediaType } from './media-type.ts';

const SHOWN_TYPES: readonly string[] = [
  'image/jpeg',
  'image/jpg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/bmp',
];
const SHOWN_ENDING = /\.(?:jpe?g|png|gif|webp|bmp)$/i;

/** What the image rule looks at. */
export interface ImageDescription {
  /** MIME type; a missing or blank one counts as not given. */
  readonly mimeType?: string | undefined;
  readonly imageName: string;
}

/**
 * Whether a gallery image is shown: by its MIME type, and only where none is given by the ending of its name
 * (spec §5 Gallery). Case, blanks around and MIME parameters do not matter.
 */
export function isShownImage({ mimeType, imageName }: ImageDescription): boolean {
  const type = mediaType(mimeType ?? '');
  return type === '' ? SHOWN_ENDING.test(imageName.trim()) : SHOWN_TYPES.includes(type);
}
