import type { GalleryFolder } from '../../domain/gallery/gallery.ts';

/** The folders that the site shows when neither feed nor cache answers (spec §9 Gallery); loaded when needed. */
export interface FallbackGallery {
  load(): Promise<readonly GalleryFolder[]>;
}
