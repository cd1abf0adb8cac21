import { IMAGE_USES } from '../../src/adapters/image-addresses/image-widths.ts';
import type {
  ImageAddresses,
  ImageSource,
  ImagesByUse,
  ImageWidth,
} from '../../src/application/ports/image-addresses.ts';
import type { Scenario } from './scenario.ts';

// No file has this name, so the browser itself reports the image as missing.
const missingAt = (src: string) => `/media/missing/${encodeURIComponent(src)}`;
const missing = (source: ImageSource): ImageSource => ({
  src: missingAt(source.src),
  srcset: [],
  fallbacks: [],
});

/** Gives the addresses of images; those of the given uses, or at the given addresses, fail to load. */
export function failingImages(images: ImageAddresses, fails: Scenario['images']): ImageAddresses {
  const given = typeof fails === 'object' && 'addresses' in fails ? new Set(fails.addresses) : undefined;
  const failing = (use: keyof ImagesByUse) =>
    fails === 'all' || (Array.isArray(fails) && fails.includes(use));
  const within = (use: keyof ImagesByUse) => (name: string) => {
    const source = images[use](name);
    if (given) return withoutThose(source, given);
    return failing(use) ? missing(source) : source;
  };
  const byUse = Object.fromEntries(IMAGE_USES.map((use) => [use, within(use)])) as unknown as ImagesByUse;
  return { ...byUse, elsewhere: images.elsewhere };
}

function withoutThose(source: ImageSource, fails: ReadonlySet<string>): ImageSource {
  const { src, srcset, avif = [], fallbacks } = source;
  const shown = (address: string) => (fails.has(address) ? missingAt(address) : address);
  const shownWidths = (widths: readonly ImageWidth[]) =>
    widths.map(({ src: address, width }) => ({ src: shown(address), width }));
  return {
    src: shown(src),
    srcset: shownWidths(srcset),
    // A failure is reported by the address of `src`, whichever format the browser requested.
    ...(avif.length > 0 && !fails.has(src) && { avif: shownWidths(avif) }),
    fallbacks: fallbacks.map(shown),
  };
}
