import { IMAGE_USES } from '../../../adapters/image-addresses/image-widths.ts';
import type { ImageAddresses, ImageSource, ImagesByUse } from '../../../application/ports/image-addresses.ts';
import type { Scenario } from '../files/scenario-file.ts';

// No file of this name stands anywhere, so that the browser itself finds the image missing.
const missing = (source: ImageSource): ImageSource => ({
  src: `/media/missing/${encodeURIComponent(source.src)}`,
  srcset: [],
  fallbacks: [],
});

/** Gives the addresses of images; those of the given uses fail to load. */
export function failingImages(images: ImageAddresses, fails: Scenario['images']): ImageAddresses {
  const within = (use: keyof ImagesByUse) => (name: string) => {
    const source = images[use](name);
    return fails === 'all' || (fails !== 'none' && fails.includes(use)) ? missing(source) : source;
  };
  const byUse = Object.fromEntries(IMAGE_USES.map((use) => [use, within(use)])) as unknown as ImagesByUse;
  return { ...byUse, elsewhere: images.elsewhere };
}
