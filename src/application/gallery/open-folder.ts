import type { GalleryFolder } from '../../domain/gallery/gallery.ts';
import type { GalleryContext } from './gallery-machine.ts';

/** What is known of the folder that an address names. */
export type OpenFolder =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'found'; readonly folder: GalleryFolder };

/**
 * Finds the folder of an address in the gallery. While the gallery loads for the first time nothing is certain: what
 * was baked holds the first photo of each folder alone, and an unknown folder may still come. A folder that is missing
 * during a later load may come too.
 * @param loading whether the gallery machine is loading
 */
export function openFolder(
  { folders, updatedAt }: GalleryContext,
  loading: boolean,
  folderId: string,
): OpenFolder {
  const folder =
    loading && updatedAt === undefined
      ? undefined
      : folders.find((candidate) => candidate.folderId === folderId);
  if (folder !== undefined) return { status: 'found', folder };
  return { status: loading ? 'loading' : 'missing' };
}
