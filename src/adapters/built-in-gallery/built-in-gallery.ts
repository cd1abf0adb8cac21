import type { FallbackGallery } from '../../application/ports/fallback-gallery.ts';

/** The built-in fallback gallery (spec §9 Gallery), its own chunk, loaded when needed; an office without one has none to show. */
export function createBuiltInGallery(): FallbackGallery {
  return {
    load: async () => {
      const { OWN_FOLDERS } = await import('./own-folders.ts');
      if (OWN_FOLDERS.length === 0) throw new Error('the office has no built-in gallery');
      return OWN_FOLDERS;
    },
  };
}
