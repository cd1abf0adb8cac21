import type { Site } from '../machines.ts';
import type { Motion } from '../ports/motion.ts';

/**
 * Pauses the banners for a visitor who asks for less motion, at once or later; they may still be resumed by hand (spec §2
 * Motion).
 * @returns unties them
 */
export function connectBanners(
  { banners }: Pick<Site, 'banners'>,
  { motion }: { readonly motion: Motion },
): () => void {
  const follow = () => {
    if (motion.isReduced()) banners.send({ type: 'playback.paused' });
  };
  follow();
  return motion.subscribe(follow);
}
