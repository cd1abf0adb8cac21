import type { GalleryFolder } from '../../domain/gallery/gallery.ts';

/** Where gallery folders come from (spec §7 Gallery). */
export interface GalleryFeed {
  /**
   * Loads the folders as the feed orders them; prepareGallery makes a gallery of them.
   * @throws FeedError, or the reason of `signal` once it is aborted
   */
  load(signal: AbortSignal): Promise<readonly GalleryFolder[]>;
}
