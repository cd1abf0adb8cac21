import type { GalleryFolder } from '../../domain/gallery/gallery.ts';
import type { GalleryContext } from './gallery-machine.ts';

/** What is known of the folder that an address names. */
export type OpenFolder =
  | { readonly status: 'loading' }
  /** The gallery is here, and holds it no more. */
  | { readonly status: 'gone' }
  /** Nobody can say whether there is one. */
  | { readonly status: 'missing' }
  | { readonly status: 'found'; readonly folder: GalleryFolder };

/** How far the gallery is, as far as a folder of it is concerned; a copy stands in for one that failed. */
export type GalleryPhase = 'loading' | 'cached' | 'loaded' | 'copied';

/** Gives the phase of the gallery machine. */
export function galleryPhase(gallery: {
  matches: (state: 'loading' | { loaded: 'fromFeed' | 'fromCache' }) => boolean;
}): GalleryPhase {
  if (gallery.matches('loading')) return 'loading';
  if (gallery.matches({ loaded: 'fromCache' })) return 'cached';
  return gallery.matches({ loaded: 'fromFeed' }) ? 'loaded' : 'copied';
}

/**
 * Finds the folder of an address in the gallery (spec §2 Lightbox). While the gallery loads for the first time nothing is
 * certain: what was baked holds the first photo of each folder alone, and an unknown folder may still come. A folder that
 * is missing during a later load may come too.
 */
export function openFolder(
  { folders, updatedAt }: GalleryContext,
  phase: GalleryPhase,
  folderId: string | undefined,
): OpenFolder {
  const folder =
    phase === 'loading' && updatedAt === undefined
      ? undefined
      : folders.find((candidate) => candidate.folderId === folderId);
  if (folder !== undefined) return { status: 'found', folder };
  return { status: UNKNOWN[phase] };
}

// The cache is asked for anew before it is believed.
const UNKNOWN = { loading: 'loading', cached: 'loading', loaded: 'gone', copied: 'missing' } as const;
