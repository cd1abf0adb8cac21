import type { GalleryFolder } from '../../domain/gallery/gallery.ts';
import type { GalleryContext } from './gallery-machine.ts';

/** What is known about the folder that an address names. */
export type OpenFolder =
  | { readonly status: 'loading' }
  /** The gallery has loaded and no longer has it. */
  | { readonly status: 'gone' }
  /** Unknown, since the gallery could not be loaded. */
  | { readonly status: 'missing' }
  | { readonly status: 'found'; readonly folder: GalleryFolder };

/** How far the gallery has loaded, for the search of one folder; a copy stands in for a gallery that failed. */
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
 * Finds the folder of an address in the gallery (spec §2 Lightbox). While the gallery loads for the first time nothing
 * is certain: baked folders have only their first photo, and an unknown folder may still arrive. A folder that is
 * missing during a later load may arrive too.
 */
export function openFolder(
  { folders, updatedAt }: Pick<GalleryContext, 'folders' | 'updatedAt'>,
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

// A cached gallery is requested again before it counts.
const UNKNOWN = { loading: 'loading', cached: 'loading', loaded: 'gone', copied: 'missing' } as const;
