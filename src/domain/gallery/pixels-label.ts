import type { GalleryImage } from './gallery.ts';
import * as texts from './texts.ts';

/** Gives the pixels of the file that is saved, '1.000 × 667 piksel'; undefined where the feed does not say them. */
export function pixelsLabel({ width, height }: Pick<GalleryImage, 'width' | 'height'>): string | undefined {
  const [wide, high] = [width ?? 0, height ?? 0];
  return wide > 0 && high > 0 ? texts.infoPixels({ width: wide, height: high }) : undefined;
}
