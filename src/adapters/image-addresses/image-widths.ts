import type { ImagesByUse } from '../../application/ports/image-addresses.ts';

/** The width of `src` and the widths of `srcset`, in pixels, by use (contract "Image addresses"). */
export const IMAGE_WIDTHS = {
  banner: { src: 2000, srcset: [640, 750, 960, 1280, 2000] },
  portrait: { src: 2000, srcset: [640, 2000] },
  gallery: { src: 800, srcset: [400, 800] },
  newsCard: { src: 400, srcset: [400, 1000] },
  newsDialog: { src: 1000, srcset: [400, 1000] },
} as const satisfies Record<keyof ImagesByUse, { src: number; srcset: readonly number[] }>;

/** A use of images. */
export type ImageUse = keyof typeof IMAGE_WIDTHS;

/** All uses of images. */
export const IMAGE_USES = Object.keys(IMAGE_WIDTHS) as readonly ImageUse[];
