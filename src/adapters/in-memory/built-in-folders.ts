import type { GalleryFolder } from '../../domain/gallery/gallery.ts';

export const BUILT_IN_FOLDERS: readonly GalleryFolder[] = [];
