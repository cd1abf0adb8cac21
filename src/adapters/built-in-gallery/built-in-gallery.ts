import type { FallbackGallery } from '../../application/ports/fallback-gallery.ts';

/** The built-in fallback gallery (spec §9 Gallery: 9 folders, 40 photos), its own chunk, loaded when needed. */
export function createBuiltInGallery(): FallbackGallery {
  return {
    load: async () => (await import('./built-in-folders.ts')).BUILT_IN_FOLDERS,
  };
}
