import type { GalleryFolder } from '../../domain/gallery/gallery.ts';
import type { SharedPage } from '../ports/share.ts';

/** What happens to the lightbox. Indexes are zero-based. */
export type LightboxEvent =
  | { readonly type: 'lightbox.opened'; readonly folderId: string; readonly index: number }
  | { readonly type: 'folder.settled'; readonly folder: GalleryFolder }
  | { readonly type: 'lightbox.closed' }
  | { readonly type: 'image.next' }
  | { readonly type: 'image.previous' }
  | { readonly type: 'image.first' }
  | { readonly type: 'image.last' }
  | { readonly type: 'image.shown'; readonly index: number }
  | { readonly type: 'zoom.toggled' }
  | { readonly type: 'zoom.changed'; readonly zoomed: boolean }
  | { readonly type: 'image.rotated' }
  | { readonly type: 'details.toggled' }
  | { readonly type: 'download.requested' }
  | { readonly type: 'share.requested'; readonly page: SharedPage };
